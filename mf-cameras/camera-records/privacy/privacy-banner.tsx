import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatDateTime, formatTimeOfDay, type Translate, useTexts } from '@barnwatch/shared/i18n';
import { Icon, useNow } from '@barnwatch/shared/ui';
import { EndPrivacyButton } from './end-privacy-button';
import { type HiddenCameras, hiddenCameras } from './hidden-cameras';
import styles from './privacy.module.css';
import type { PrivacyScope } from './privacy-calls';
import { Remaining, type RemainingProps } from './remaining';
import { useBarnCameras } from './use-barn-cameras';

export interface PrivacyBannerProps {
  readonly instance: InstanceView;
  /** The camera of the screen: while it is hidden itself, the banner speaks of it alone. */
  readonly cameraId?: string | undefined;
}

/** On every screen of cameras for as long as one of them is hidden: which, how long still, and the way to end it. */
export function PrivacyBanner({ instance, cameraId }: PrivacyBannerProps) {
  const { t } = useTexts('mf-cameras');
  const { cameraIds, hidden: all } = useBarnCameras(instance);
  const own = all?.cameras.find((camera) => camera.cameraId === cameraId);
  const hidden = own ? hiddenCameras([own], 0) : all;
  if (!hidden) return null;
  const [first] = hidden.cameras;
  const only = hidden.cameras.length === 1 ? first : undefined;
  const scope: PrivacyScope = only ? { kind: 'camera', cameraId: only.cameraId } : { kind: 'all', cameraIds };
  const { until } = hidden;
  return (
    <div className={styles.banner}>
      <Icon name="privacy" size={32} className={styles.icon} />
      <div className={styles.text} role="status">
        <p className={styles.who}>{who(hidden, hidden === all && all.areAll, cameraIds.length, t)}</p>
        <p className={styles.until}>
          {until === null && t('privacy.withoutEnd')}
          {until !== null && (
            <End until={until} together={hidden.together} clockOffsetMs={instance.clockOffsetMs ?? 0} />
          )}
        </p>
      </div>
      <EndPrivacyButton instance={instance} scope={scope} name={only?.name ?? ''} />
    </div>
  );
}

/** A time of day alone is that of today. */
function End({ until, together, clockOffsetMs }: RemainingProps & Pick<HiddenCameras, 'together'>) {
  const { t } = useTexts('mf-cameras');
  const end = until - clockOffsetMs;
  const isToday = useNow((nowMs) => new Date(nowMs).toDateString() === new Date(end).toDateString());
  const time = isToday ? formatTimeOfDay(end) : formatDateTime(end);
  return (
    <>
      {t(together ? 'privacy.until' : 'privacy.firstUntil', { time })}{' '}
      <Remaining until={until} clockOffsetMs={clockOffsetMs} />
    </>
  );
}

function who({ cameras }: HiddenCameras, isWholeBarn: boolean, total: number, t: Translate): string {
  if (isWholeBarn && total > 1) return t('privacy.allHidden');
  const [first] = cameras;
  if (first && cameras.length === 1) return t('privacy.oneHidden', { name: first.name });
  return t('privacy.someHidden', { hidden: cameras.length, total });
}
