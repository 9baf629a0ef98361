import { knownReading } from '@barnwatch/shared/answers';
import { shownName, usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { roundTrip, useParams, useRoundTripEnd, useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { Age, Banner, EmptyState, IconButton, Page, RequestFailure, SelectField, Skeleton } from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import { mappingInForce } from '../../region-records/record/region-mapping';
import { useRegionMappings, useRegionSpecifications, useRegionTypes } from '../../region-records/record/use-regions';
import { nameOf, sizeOf, useCamerasById } from './camera-facts';
import styles from './editor.module.css';
import { TypeEditor } from './type-editor';

const mayChange = { any: ['regions.manage'] } as const;

/** Route `administration/polygon-editor/:cameraId`: where on the camera's picture the regions of a type are. */
export function PolygonEditorScreen() {
  const { t } = useTexts('mf-regions');
  const barn = useSelectedBarn();
  const { cameraId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const goBack = useRoundTripEnd();
  const isManager = usePermission(mayChange);
  const [types, specifications, mappings] = [useRegionTypes(), useRegionSpecifications(), useRegionMappings()];
  const cameras = useCamerasById();
  const camera = knownReading(cameras)?.value.get(cameraId);
  const { width, height } = camera ?? {};
  const size = useMemo(() => sizeOf({ width, height }), [width, height]);
  const [shown, setShown] = useState<{ readonly place: string; readonly regionType: string } | null>(null);
  if (!barn) return null;

  const known = {
    types: knownReading(types),
    specifications: knownReading(specifications),
    mappings: knownReading(mappings),
  };
  const typeIds = known.types?.value.map(({ regionTypeId }) => regionTypeId) ?? [];
  const drawn = new Map(
    typeIds.map((id) => [id, mappingInForce(known.mappings?.value ?? [], cameraId, id)?.regions.length ?? 0]),
  );
  const wanted = query.get('type') ?? '';
  const place = `${barn.globalUniqueIdentifier}/${barn.accountId}/${cameraId}`;
  const isShown = (one: string) => shown?.place === place && shown.regionType === one;
  const regionType =
    typeIds.find((one) => one === wanted) ??
    // Whatever others draw meanwhile: what is under one's hands stays.
    typeIds.find(isShown) ??
    typeIds.find((one) => drawn.get(one)) ??
    typeIds[0];
  const failed = [types, specifications, mappings].find((reading) => reading.state === 'failed');
  const isKnown = known.types !== null && known.specifications !== null && known.mappings !== null;
  if (isKnown && regionType !== undefined && !isShown(regionType)) setShown({ place, regionType });
  const setAside = [known.types, known.specifications, known.mappings].flatMap((one) => [
    ...(one?.setAside ?? []),
    ...(one?.setAsideWithin ?? []),
  ]).length;
  const retry = () => {
    for (const reading of [types, specifications, mappings]) if (reading.state === 'failed') reading.retry();
  };
  return (
    <Page
      title={t('polygonEditor.title', { camera: nameOf(camera, cameraId) })}
      subtitle={shownName(barn)}
      width="full"
      back={goBack && <IconButton icon="chevron-left" name={t('polygonEditor.back')} onClick={goBack} />}
    >
      {failed?.state === 'failed' && (
        <>
          <RequestFailure
            error={failed.error}
            what={t(isKnown ? 'polygonEditor.notRefreshed' : 'polygonEditor.failed')}
            onRetry={retry}
            retrying={failed.refreshing}
            form={isKnown ? 'line' : 'area'}
          />
          {known.mappings && (
            <p className={styles.old}>
              {t('polygonEditor.old')} <Age since={known.mappings.receivedAt} />
            </p>
          )}
        </>
      )}
      {!isKnown && !failed && (
        <div className={styles.loading} role="status" aria-label={t('polygonEditor.loading')}>
          <Skeleton height="100%" />
        </div>
      )}
      {isKnown && cameras.state !== 'loading' && !camera && knownReading(cameras) && (
        <EmptyState icon="camera" hint={t('polygonEditor.noCamera', { cameraId })} />
      )}
      {isKnown && !isManager && (
        <Banner kind="info">{t('polygonEditor.readOnly', { right: mayChange.any.join(', ') })}</Banner>
      )}
      {setAside > 0 && <Banner kind="warning">{t('polygonEditor.unreadable', { count: setAside })}</Banner>}
      {isKnown && regionType === undefined && <EmptyState icon="region" hint={t('regionTypes.none')} />}
      {isKnown && regionType !== undefined && (camera || !knownReading(cameras)) && (
        <TypeEditor
          key={`${place}/${regionType}`}
          barn={barn}
          cameraId={cameraId}
          regionType={regionType}
          types={known.types?.value ?? []}
          specifications={known.specifications?.value ?? []}
          mappings={known.mappings?.value ?? []}
          cameras={[...(knownReading(cameras)?.value.values() ?? [])]}
          size={size}
          isHidden={camera?.privacy.active === true}
          isEditable={isManager}
          onRefresh={mappings.retry}
          typeField={
            <SelectField
              label={t('polygonEditor.type')}
              value={regionType}
              options={typeIds.map((value) => ({
                value,
                label: drawn.get(value) ? `${value} (${drawn.get(value)})` : value,
              }))}
              onChange={(value) =>
                setQuery((before) => withParameter(before, 'type', value), {
                  replace: true,
                  ...(goBack && { state: roundTrip }),
                })
              }
            />
          }
        />
      )}
    </Page>
  );
}
