import type { InstanceView } from '@barnwatch/shared/auth-client';
import { nameComparator, useTexts } from '@barnwatch/shared/i18n';
import { Button, Checkbox, Dialog, EmptyState, requestErrorWords } from '@barnwatch/shared/ui';
import type { Camera } from '@barnwatch/shared/wire/calls';
import { useState } from 'react';
import type { PictureSize } from '../../geometry/polygon/polygon';
import { mappingInForce, type RegionMapping } from '../../region-records/record/region-mapping';
import { useBackground } from '../background/use-background';
import type { DrawnRegion, PlainRegion } from '../drawing/drawing';
import { RegionPreview } from '../preview/region-preview';
import styles from './copy-dialog.module.css';
import { type Copied, regionsAfterCopy, useCopying } from './use-copying';

export interface CopyDialogProps {
  readonly barn: InstanceView;
  readonly cameraId: string;
  readonly regionType: string;
  readonly regions: readonly DrawnRegion[];
  readonly cameras: readonly Camera[];
  readonly mappings: readonly RegionMapping[];
  readonly sizeOf: (camera: Camera) => PictureSize;
  readonly colorOf: (region: PlainRegion) => string;
  readonly onCopied: () => void;
  readonly onClose: () => void;
}

/** The same regions on other cameras, each seen on its own picture before anything is saved. */
export function CopyDialog(props: CopyDialogProps) {
  const { barn, cameraId, regionType, regions, cameras, mappings, sizeOf, colorOf, onCopied, onClose } = props;
  const { t, language } = useTexts('mf-regions');
  const { t: frameTexts } = useTexts();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { states, copy } = useCopying(regionType, onCopied);
  const compare = nameComparator(language);
  const others = cameras
    .filter((camera) => camera.cameraId !== cameraId && !camera.tags.includes('decommissioned'))
    .sort((one, other) => compare(one.name, other.name));
  const isCopying = [...states.values()].some(({ kind }) => kind === 'copying');
  const targets = [...chosen]
    .filter((id) => states.get(id)?.kind !== 'copied')
    .map((id) => ({ cameraId: id, mapping: mappingInForce(mappings, id, regionType) }));

  const wordsOf = (state: Copied): string =>
    state.kind === 'refused' ? requestErrorWords(state.error, frameTexts) : t(`polygonEditor.copying.${state.kind}`);
  return (
    <Dialog
      open
      title={t('polygonEditor.copying.title')}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('polygonEditor.copying.close')}</Button>
          <Button
            kind="primary"
            busy={isCopying}
            disabled={targets.length === 0}
            onClick={() => void copy(targets, regions)}
          >
            {t('polygonEditor.copying.copy', { count: targets.length })}
          </Button>
        </>
      }
    >
      <p>{t('polygonEditor.copying.lead', { count: regions.length })}</p>
      {others.length === 0 && <EmptyState icon="camera" />}
      <ul className={styles.cameras}>
        {others.map((camera) => {
          const id = camera.cameraId;
          const mapping = mappingInForce(mappings, id, regionType);
          const own = mapping && !mapping.isNew ? mapping.regions.length : 0;
          const state = states.get(id);
          const isChosen = chosen.has(id);
          return (
            <li key={id} className={styles.camera}>
              <Checkbox
                label={camera.name.trim() || id}
                checked={isChosen}
                disabled={isCopying || state?.kind === 'copied'}
                hint={own > 0 ? t('polygonEditor.copying.own', { count: own }) : undefined}
                onChange={(checked) =>
                  setChosen((known) => new Set(checked ? [...known, id] : [...known].filter((one) => one !== id)))
                }
              />
              {isChosen && (
                <OnCamera
                  barn={barn}
                  cameraId={id}
                  size={sizeOf(camera)}
                  isHidden={camera.privacy.active}
                  regions={
                    state?.kind === 'copied' ? (mapping?.regions ?? regions) : regionsAfterCopy(mapping, regions)
                  }
                  colorOf={colorOf}
                />
              )}
              {state && (
                <p role="status" className={styles.state}>
                  {wordsOf(state)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

interface OnCameraProps extends Pick<CopyDialogProps, 'barn' | 'cameraId' | 'colorOf'> {
  readonly size: PictureSize;
  readonly isHidden: boolean;
  readonly regions: readonly PlainRegion[];
}

function OnCamera({ barn, cameraId, size, isHidden, regions, colorOf }: OnCameraProps) {
  const { state } = useBackground(barn, cameraId, 'now', size, isHidden);
  const picture = state.kind === 'ready' && !isHidden ? state.picture.frame : null;
  return <RegionPreview regions={regions} size={size} picture={picture} colorOf={colorOf} />;
}
