import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { hiddenCameras } from '../../camera-records/privacy/hidden-cameras';
import { Remaining } from '../../camera-records/privacy/remaining';
import type { Camera } from '../../camera-records/record/camera';

export interface UntilProps {
  /** Cameras in privacy mode. */
  readonly cameras: readonly Camera[];
  readonly barn: Pick<InstanceView, 'clockOffsetMs'>;
}

/** How long cameras stay private: the time that remains until the first one comes back, or that somebody has to end it. */
export function Until({ cameras, barn }: UntilProps) {
  const { t } = useTexts('mf-cameras');
  const hidden = hiddenCameras(cameras, 0);
  if (hidden === null) return null;
  if (hidden.until === null) return <span>{t('overview.cameras.untilEnded')}</span>;
  return (
    <span>
      {t(hidden.together ? 'overview.cameras.remaining' : 'overview.cameras.remainingFirst')}{' '}
      <Remaining until={hidden.until} clockOffsetMs={barn.clockOffsetMs ?? 0} />
    </span>
  );
}
