import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { useMediaQuery } from '@barnwatch/shared/ui';
import styles from './camera-images.module.css';
import { momentsOfDay } from './moments';
import { useStripFrames } from './use-strip-frames';

export interface DayStripProps {
  readonly instance: InstanceView;
  readonly cameraId: string;
  /** ms since 1970 UTC by the barn's clock. */
  readonly moment: number;
  /** Nothing is recorded after it. */
  readonly latest: number;
  /** Whether the moment itself has a picture. */
  readonly isRecorded: boolean;
  readonly onGo: (moment: number) => void;
}

/** The day of a moment in small pictures, each the way to its time. */
export function DayStrip({ instance, cameraId, moment, latest, isRecorded, onGo }: DayStripProps) {
  const { t } = useTexts('mf-cameras');
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const moments = momentsOfDay(moment, isNarrow ? 6 : 12);
  const urls = useStripFrames(instance, cameraId, moments, latest, isRecorded);
  const current = moments.findLast((one) => one <= moment);
  return (
    <ol className={styles.strip} aria-label={t('images.strip')}>
      {moments.map((one) => (
        <li key={one}>
          <button
            type="button"
            className={styles.preview}
            aria-label={t('images.goTo', { time: formatTimeOfDay(one) })}
            aria-current={one === current ? 'time' : undefined}
            disabled={one > latest}
            onClick={() => onGo(one)}
          >
            {urls.get(one) && <img src={urls.get(one)} alt="" draggable={false} />}
            <span>{formatTimeOfDay(one)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
