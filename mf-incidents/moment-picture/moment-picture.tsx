import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Skeleton, useObjectUrl } from '@barnwatch/shared/ui';
import { useCameraName } from '../api/use-camera-name';
import styles from './moment-picture.module.css';
import type { PictureMoment, PictureReading } from './use-moment-picture';

export interface MomentPictureProps {
  readonly moment: PictureMoment;
  readonly reading: PictureReading;
}

/** What a camera showed at a moment, with its name and time; the place keeps its size while the picture comes. */
export function MomentPicture({ moment, reading }: MomentPictureProps) {
  const { t } = useTexts('mf-incidents');
  const camera = useCameraName(moment.cameraId) ?? moment.cameraId;
  const url = useObjectUrl(reading.kind === 'ready' ? reading.file : null);
  const words = t('moment.at', { camera, time: formatDateTime(moment.timeMs) });
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        {reading.kind === 'failed' && <p className={styles.nothing}>{t('moment.failed')}</p>}
        {reading.kind !== 'failed' && url === null && <Skeleton height="100%" />}
        {url !== null && <img className={styles.picture} src={url} alt={words} />}
      </div>
      <figcaption className={styles.words}>{words}</figcaption>
    </figure>
  );
}
