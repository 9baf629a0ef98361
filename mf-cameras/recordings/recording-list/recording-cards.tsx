import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { PanelBoundary, Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import type { Camera } from '../../camera-records/record/camera';
import type { ListedRecording } from './listed-recordings';
import { RecordingCard } from './recording-card';
import styles from './recording-list.module.css';

export interface RecordingCardsProps {
  readonly instance: InstanceView;
  readonly recordings: readonly ListedRecording[];
  /** All of the barn; null while they are not known. */
  readonly cameras: readonly Camera[] | null;
}

export function RecordingCards({ instance, recordings, cameras }: RecordingCardsProps) {
  const { t } = useTexts('mf-cameras');
  return (
    <ul className={styles.cards} aria-label={t('recordings.title')}>
      {recordings.map((recording) => {
        const camera = cameras?.find(({ cameraId }) => cameraId === recording.cameraId);
        return (
          <li key={recording.recordingId}>
            <PanelBoundary name="recording-card" what={t('recordings.broken')} subject={recording}>
              <RecordingCard
                instance={instance}
                recording={recording}
                cameraName={camera?.name ?? recording.cameraId}
                isPrivate={camera?.privacy.active ?? false}
              />
            </PanelBoundary>
          </li>
        );
      })}
    </ul>
  );
}

/** As much room as a page of cards takes. */
export function RecordingCardPlaces({ count }: { readonly count: number }) {
  const { t } = useTexts('mf-cameras');
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('recordings.loading')}</VisuallyHidden>
      <ul className={styles.cards} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places differ by nothing else
          <li key={place}>
            <div className={styles.card}>
              <span className={styles.picture}>
                <Skeleton height="100%" />
              </span>
              <span className={styles.way}>
                <Skeleton height="3.9em" />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
