import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import type { PictureReading } from '@barnwatch/shared/pictures';
import { Skeleton } from '@barnwatch/shared/ui';
import { useCameraName } from '../record/use-camera-name';
import styles from './moment-picture.module.css';
import { PictureFailureWords } from './picture-failure-words';
import type { PictureMoment } from './use-moment-picture';

export interface MomentPictureProps {
  readonly moment: PictureMoment;
  readonly reading: PictureReading;
}

/** What a camera showed at a moment, with its name and time; the place keeps its size while the picture comes. */
export function MomentPicture({ moment, reading: { state, retry } }: MomentPictureProps) {
  const { t } = useTexts('mf-incidents');
  const camera = useCameraName(moment.cameraId) ?? moment.cameraId;
  const words = t('moment.at', { camera, time: formatDateTime(moment.timeMs) });
  const content = () => {
    switch (state.kind) {
      case 'loading':
        return <Skeleton height="100%" />;
      case 'ready':
        return <img className={styles.picture} src={state.picture.frame} alt={words} />;
      case 'failed':
        return <PictureFailureWords className={styles.nothing} failure={state.failure} onRetry={retry} />;
    }
  };
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>{content()}</div>
      <figcaption className={styles.words}>{words}</figcaption>
    </figure>
  );
}
