import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Skeleton } from '@barnwatch/shared/ui';
import { PictureFailureWords } from '../../incident-records/moment-picture/picture-failure-words';
import { type PictureMoment, useMomentPicture } from '../../incident-records/moment-picture/use-moment-picture';
import { useCameraName } from '../../incident-records/record/use-camera-name';
import styles from './card-picture.module.css';
import { useNear } from './use-near';

/** Enough for a card of 25 rem at twice the pixels. */
const heightPx = 360;

/** What the camera of an incident showed at its moment. The place has its size from the beginning. */
export function CardPicture({ moment }: { readonly moment: PictureMoment }) {
  const { t } = useTexts('mf-incidents');
  const [place, near] = useNear<HTMLDivElement>();
  const { state, retry } = useMomentPicture(near ? moment : null, heightPx);
  const camera = useCameraName(moment.cameraId) ?? moment.cameraId;
  const content = () => {
    switch (state.kind) {
      case 'loading':
        return <Skeleton height="100%" />;
      case 'ready':
        return (
          <img
            className={styles.picture}
            src={state.picture.frame}
            alt={t('moment.at', { camera, time: formatDateTime(moment.timeMs) })}
            decoding="async"
          />
        );
      case 'failed':
        return <PictureFailureWords className={styles.nothing} failure={state.failure} onRetry={retry} />;
    }
  };
  return (
    <div ref={place} className={styles.place}>
      {content()}
    </div>
  );
}
