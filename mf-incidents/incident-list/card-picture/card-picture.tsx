import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Skeleton, useObjectUrl } from '@barnwatch/shared/ui';
import { useCameraName } from '../../api/use-camera-name';
import type { PictureMoment } from '../../moment-picture/use-moment-picture';
import styles from './card-picture.module.css';
import { useCardPicture } from './use-card-picture';
import { useNear } from './use-near';

/** What the camera of an incident showed at its moment. The place has its size from the beginning. */
export function CardPicture({ moment }: { readonly moment: PictureMoment }) {
  const { t } = useTexts('mf-incidents');
  const [place, near] = useNear<HTMLDivElement>();
  const reading = useCardPicture(moment, near);
  const url = useObjectUrl(reading.kind === 'ready' ? reading.file : null);
  const camera = useCameraName(moment.cameraId) ?? moment.cameraId;
  return (
    <div ref={place} className={styles.place}>
      {reading.kind === 'failed' && <p className={styles.nothing}>{t('moment.failed')}</p>}
      {reading.kind === 'loading' && <Skeleton height="100%" />}
      {url !== null && (
        <img
          className={styles.picture}
          src={url}
          alt={t('moment.at', { camera, time: formatDateTime(moment.timeMs) })}
          decoding="async"
        />
      )}
    </div>
  );
}
