import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { formatExactTime, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { buttonClass, Icon, IconButton, Skeleton } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import {
  type AddressedCamera,
  imagesPath,
  newInterventionPath,
  playerPath,
} from '../../camera-records/addresses/camera-addresses';
import { recordingRight } from '../../camera-records/camera-actions/camera-actions';
import { FrameFailureWords } from '../../past/frames/frame-failure-words';
import { useSmallMoment } from '../../past/frames/use-recorded-moment';
import styles from './browsing.module.css';

export interface MomentPreviewProps {
  readonly instance: InstanceView;
  readonly camera: AddressedCamera;
  /** ms since 1970 UTC by the barn's clock. */
  readonly moment: number;
  /** Without it the picture is shown elsewhere. */
  readonly withPicture: boolean;
  readonly onClose: () => void;
  /** A further way, the first one. */
  readonly children?: ReactNode;
}

/** What a camera saw at the chosen moment, and the ways on from there. */
export function MomentPreview({ instance, camera, moment, withPicture, onClose, children }: MomentPreviewProps) {
  const { t } = useTexts('mf-cameras');
  const canOpen = useCanOpen();
  const seesRecordings = usePermission({ any: ['recordings.view'] });
  const intervenes = usePermission(recordingRight);
  const barnId = instance.globalUniqueIdentifier;
  const player = playerPath(barnId, camera.cameraId, { type: 'timestamp', moment });
  const images = imagesPath(barnId, camera, moment);
  const intervention = newInterventionPath(barnId, camera.cameraId, moment);
  return (
    <div className={styles.preview}>
      {withPicture && seesRecordings && (
        <div className={styles.frame}>
          <Frame instance={instance} camera={camera} moment={moment} />
        </div>
      )}
      <div className={styles.ways}>
        {children}
        {canOpen(player) && (
          <SuiteLink className={buttonClass('primary')} to={player}>
            <Icon name="play" />
            {t('timeline.play')}
          </SuiteLink>
        )}
        {canOpen(images) && (
          <SuiteLink className={buttonClass('quiet')} to={images}>
            <Icon name="images" />
            {t('graph.moment.images')}
          </SuiteLink>
        )}
        {intervenes && canOpen(intervention) && (
          <SuiteLink className={buttonClass('quiet')} to={intervention}>
            <Icon name="intervention" />
            {t('graph.moment.intervention')}
          </SuiteLink>
        )}
        <IconButton icon="close" name={t('timeline.endChoice')} onClick={onClose} />
      </div>
    </div>
  );
}

function Frame({ instance, camera, moment }: Pick<MomentPreviewProps, 'instance' | 'camera' | 'moment'>) {
  const { t } = useTexts('mf-cameras');
  const { state, retry } = useSmallMoment(instance, camera.cameraId, moment);
  switch (state.kind) {
    case 'loading':
      // The one before stays while the next one is on its way: nothing flickers.
      return state.last ? <img src={state.last.frame} alt="" data-old /> : <Skeleton height="100%" />;
    case 'ready': {
      const time = formatExactTime(moment);
      return <img src={state.picture.frame} alt={t('graph.moment.picture', { name: camera.name, time })} />;
    }
    case 'failed':
      return <FrameFailureWords className={styles.missing} failure={state.failure} onRetry={retry} />;
  }
}
