import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { roundTrip, SuiteLink } from '@barnwatch/shared/routing';
import { Banner, buttonClass, Icon, Skeleton } from '@barnwatch/shared/ui';
import { type AddressedCamera, imagesPath, newInterventionPath } from '../../camera-records/addresses/camera-addresses';
import { FrameFailureWords } from '../../past/frames/frame-failure-words';
import { useSmallMoment } from '../../past/frames/use-recorded-moment';
import styles from './camera-graph.module.css';

const maySeeFrames = { any: ['recordings.view'] } as const;
const mayIntervene = {
  any: ['incidents.manage', 'incidents.manage.advanced', 'incidents.barnIntervention.manage'],
} as const;

export interface MomentPanelProps {
  readonly instance: InstanceView;
  readonly camera: AddressedCamera;
  /** ms since 1970 UTC; null while none is chosen. */
  readonly moment: number | null;
  /** The newest of the span, which is shown until one is chosen. */
  readonly newest: number;
}

/** What the camera saw at the chosen moment, and the ways on from there. */
export function MomentPanel({ instance, camera, moment: chosen, newest }: MomentPanelProps) {
  const { t } = useTexts('mf-cameras');
  const seesFrames = usePermission(maySeeFrames);
  const intervenes = usePermission(mayIntervene);
  const barnId = instance.globalUniqueIdentifier;
  const moment = chosen ?? newest;
  return (
    <aside className={styles.moment} aria-label={t('graph.moment.title')}>
      <h2 className={styles.momentTitle}>{formatDateTime(moment)}</h2>
      {seesFrames ? (
        <Frame instance={instance} camera={camera} moment={moment} />
      ) : (
        <Banner kind="info">{t('graph.moment.missingRight', { right: maySeeFrames.any.join(', ') })}</Banner>
      )}
      <div className={styles.ways}>
        {seesFrames && (
          <SuiteLink className={buttonClass('quiet')} to={imagesPath(barnId, camera, moment)}>
            <Icon name="images" size={20} />
            {t('graph.moment.images')}
          </SuiteLink>
        )}
        {intervenes && (
          <SuiteLink
            className={buttonClass('quiet')}
            to={newInterventionPath(barnId, camera.cameraId, moment)}
            state={roundTrip}
          >
            <Icon name="add" size={20} />
            {t('graph.moment.intervention')}
          </SuiteLink>
        )}
      </div>
      {chosen === null && <p className={styles.hint}>{t('graph.moment.none')}</p>}
    </aside>
  );
}

function Frame({
  instance,
  camera,
  moment,
}: Pick<MomentPanelProps, 'instance' | 'camera'> & { readonly moment: number }) {
  const { t } = useTexts('mf-cameras');
  const { state, retry } = useSmallMoment(instance, camera.cameraId, moment);
  return <div className={styles.frame}>{content()}</div>;

  function content() {
    switch (state.kind) {
      case 'loading':
        return <Skeleton height="100%" />;
      case 'ready':
        return (
          <img
            src={state.picture.frame}
            alt={t('graph.moment.picture', { name: camera.name, time: formatDateTime(moment) })}
          />
        );
      case 'failed':
        return <FrameFailureWords className={styles.frameWords} failure={state.failure} onRetry={retry} />;
    }
  }
}
