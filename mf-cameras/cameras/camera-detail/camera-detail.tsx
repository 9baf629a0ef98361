import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useParams } from '@barnwatch/shared/routing';
import { buttonClass, Icon, Page, useMediaQuery } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { AbsentCamera } from '../../camera-records/absence/absent-camera';
import { CameraListFailure } from '../../camera-records/absence/camera-list-failure';
import { cameraPath, listPath } from '../../camera-records/addresses/camera-addresses';
import { filterQuery } from '../../camera-records/camera-filter/camera-filter';
import { selectCameras } from '../../camera-records/camera-filter/select-cameras';
import { useCameraFilter } from '../../camera-records/camera-filter/use-camera-filter';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import { returnedFrom } from '../camera-list/returned-from';
import styles from './camera-detail.module.css';
import { DetailBody } from './detail-body';
import { ListBeside } from './list-beside';
import { stepsOf } from './steps';

/** From here on there is room for the list beside the camera. */
const sideBySide = '(min-width: 1024px)';

/** Route `camera/:cameraId`: one camera, on wide screens beside the list of all. The picture waits for no list. */
export function CameraDetailScreen() {
  const { t } = useTexts('mf-cameras');
  const { cameraId = '' } = useParams();
  const barn = useSelectedBarn();
  const wide = useMediaQuery(sideBySide);
  const [filter, setFilter] = useCameraFilter();
  const cameras = useListedCameras();
  const { answer, all, listed, receivedAt } = cameras;
  const shown = useMemo(() => selectCameras(listed, filter), [listed, filter]);
  const steps = useMemo(() => stepsOf(shown, listed, cameraId), [shown, listed, cameraId]);
  if (!barn) return null;

  const barnId = barn.globalUniqueIdentifier;
  const camera = all?.find((one) => one.cameraId === cameraId) ?? null;
  const name = camera?.name ?? cameraId;
  const query = filterQuery(filter);
  const place = steps.place === null ? null : t('cameraDetail.place', { place: steps.place, total: steps.total });
  return (
    <Page
      title={name}
      subtitle={[place, shownName(barn)].filter(Boolean).join(' · ')}
      width="full"
      back={
        <SuiteLink
          end
          className={buttonClass('quiet')}
          to={`${listPath(barnId)}${query}`}
          state={returnedFrom(cameraId)}
          aria-label={t('cameraDetail.back')}
          title={t('cameraDetail.back')}
        >
          <Icon name="chevron-left" />
        </SuiteLink>
      }
    >
      <PrivacyBanner instance={barn} cameraId={cameraId} />
      <CameraListFailure answer={answer} receivedAt={receivedAt} />
      <div className={wide ? styles.sideBySide : styles.alone}>
        {wide && (
          <ListBeside
            instance={barn}
            cameras={cameras}
            shown={shown}
            filter={filter}
            onFilter={setFilter}
            cameraId={cameraId}
          />
        )}
        <div className={styles.detail}>
          {answer.state === 'ready' && camera === null ? (
            <AbsentCamera answer={answer} cameraId={cameraId} name={name} />
          ) : (
            <DetailBody
              instance={barn}
              cameraId={cameraId}
              name={name}
              camera={camera}
              steps={steps}
              isListKnown={all !== null || answer.state === 'failed'}
              addressOf={(next) => `${cameraPath(barnId, next.cameraId)}${query}`}
            />
          )}
        </div>
      </div>
    </Page>
  );
}
