import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Skeleton } from '@barnwatch/shared/ui';
import type { AddressedCamera } from '../../camera-records/addresses/camera-addresses';
import { FrameFailureWords } from '../../past/frames/frame-failure-words';
import { useRecordedMoment } from '../../past/frames/use-recorded-moment';
import styles from './past.module.css';

export interface PastPictureProps {
  readonly instance: InstanceView;
  readonly camera: AddressedCamera;
  /** ms since 1970 UTC by the barn's clock. */
  readonly moment: number;
}

/** While a hand moves nothing is asked for that is passed by. */
const restMs = 120;
const heightPx = 540;
const mostHeightPx = 1_080;

/** Over the live picture, which goes on below it: what was to be seen at a moment. */
export function PastPicture({ instance, camera, moment }: PastPictureProps) {
  const { t } = useTexts('mf-cameras');
  const { cameraId, name } = camera;
  const height = Math.min(mostHeightPx, Math.round(heightPx * window.devicePixelRatio));
  const { state, retry } = useRecordedMoment(instance, cameraId, { cameraId, moment, height }, { restMs });
  const time = formatDateTime(moment);
  return (
    <div className={styles.past} data-past={moment}>
      {state.kind === 'ready' && (
        <img src={state.picture.frame} alt={t('graph.moment.picture', { name, time })} draggable={false} />
      )}
      {state.kind === 'loading' &&
        (state.last ? <img src={state.last.frame} alt="" draggable={false} /> : <Skeleton height="100%" />)}
      {state.kind === 'failed' && (
        <FrameFailureWords className={styles.missing} failure={state.failure} onRetry={retry} />
      )}
      <p className={styles.time}>{time}</p>
    </div>
  );
}
