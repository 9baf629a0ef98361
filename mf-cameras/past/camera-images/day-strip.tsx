import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { useRecordedPictures } from '@barnwatch/shared/pictures';
import { useMediaQuery } from '@barnwatch/shared/ui';
import styles from './camera-images.module.css';
import { momentsOfDay } from './moments';

/** Product 9.10: height of thumbnails. */
const heightPx = 75;
const mostHeightPx = 300;
/** First the picture that was asked for, then those of the strip. */
const restMs = 600;

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
  const pictures = useRecordedPictures(instance, {
    cameraId,
    // Where the chosen moment has no picture, its day mostly has none either.
    moments: isRecorded ? moments.filter((one) => one <= latest) : [],
    height: Math.min(mostHeightPx, Math.round(heightPx * window.devicePixelRatio)),
    restMs,
  });
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
            {pictures.has(one) && <img src={pictures.get(one)?.frame} alt="" draggable={false} />}
            <span>{formatTimeOfDay(one)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
