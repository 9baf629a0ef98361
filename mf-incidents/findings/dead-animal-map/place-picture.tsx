import { usePermission } from '@barnwatch/shared/auth-client';
import { formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { Skeleton } from '@barnwatch/shared/ui';
import { useState } from 'react';
import type { BarnCamera } from '../../barn/places/barn-cameras';
import type { CameraRegion } from '../../barn/places/camera-regions';
import { PictureFailureWords } from '../../incident-records/moment-picture/picture-failure-words';
import { useMomentPicture } from '../../incident-records/moment-picture/use-moment-picture';
import type { NumberedFinding } from './barn-places';
import { FindingMark } from './finding-mark';
import styles from './place-picture.module.css';

export interface PlacePictureProps {
  readonly camera: BarnCamera;
  readonly findings: readonly NumberedFinding[];
  readonly regions: readonly CameraRegion[];
  /** Whose moment the picture shows. */
  readonly chosen: NumberedFinding;
  readonly onChoose: (finding: NumberedFinding) => void;
}

const mayWatchRecordings = { any: ['recordings.view'] } as const;
const usualRatio = 16 / 9;
/** From here on a number beside a mark would be cut off. */
const edge = 0.85;

/** What the camera saw when the chosen animal was found, with a mark at each animal's place. */
export function PlacePicture({ camera, findings, regions, chosen, onChoose }: PlacePictureProps) {
  const { t } = useTexts('mf-incidents');
  const mayWatch = usePermission(mayWatchRecordings);
  const { state, retry } = useMomentPicture(mayWatch ? { cameraId: camera.cameraId, timeMs: chosen.foundAt } : null);
  const [natural, setNatural] = useState<number | null>(null);
  const told = camera.width && camera.height ? camera.width / camera.height : usualRatio;
  const words = t('deadAnimalMap.picture', { camera: camera.name, time: formatTimeOfDay(chosen.foundAt) });
  return (
    <div className={styles.frame} style={{ aspectRatio: natural ?? told }}>
      {mayWatch && state.kind === 'loading' && <Skeleton height="100%" />}
      {!mayWatch && <p className={styles.nothing}>{t('deadAnimalMap.noPicture')}</p>}
      {mayWatch && state.kind === 'failed' && (
        <PictureFailureWords className={styles.nothing} failure={state.failure} onRetry={retry} />
      )}
      {state.kind === 'ready' && (
        <img
          className={styles.picture}
          src={state.picture.frame}
          alt={words}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalHeight > 0) setNatural(naturalWidth / naturalHeight);
          }}
        />
      )}
      {regions.length > 0 && (
        <svg className={styles.regions} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          {regions.map(({ regionSpecification, points }, index) => (
            <polygon
              // biome-ignore lint/suspicious/noArrayIndexKey: a place may be drawn twice, and they stay in their order
              key={`${regionSpecification}/${index}`}
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              data-in={chosen.regions.includes(regionSpecification) || undefined}
            />
          ))}
        </svg>
      )}
      {findings.map((finding) => {
        const { position, state, number, incidentId } = finding;
        if (position === null) return null;
        return (
          <button
            key={incidentId}
            type="button"
            className={styles.pin}
            style={{ left: `${position.x * 100}%`, top: `${position.y * 100}%` }}
            data-right={position.x > edge || undefined}
            data-top={position.y < 1 - edge || undefined}
            aria-pressed={incidentId === chosen.incidentId}
            aria-label={t('deadAnimalMap.mark', { number, state: t(`deadAnimal.${state}`) })}
            onClick={() => onChoose(finding)}
          >
            <FindingMark state={state} number={number} />
          </button>
        );
      })}
    </div>
  );
}
