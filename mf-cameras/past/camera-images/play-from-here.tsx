import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { buttonClass, Icon } from '@barnwatch/shared/ui';
import { playerPath } from '../../camera-records/addresses/camera-addresses';

export interface PlayFromHereProps {
  readonly barnId: string;
  readonly cameraId: string;
  readonly moment: number;
}

/** To the video of the moment that is seen, where this deployment has a player. */
export function PlayFromHere({ barnId, cameraId, moment }: PlayFromHereProps) {
  const { t } = useTexts('mf-cameras');
  const canOpen = useCanOpen();
  const address = playerPath(barnId, cameraId, { type: 'timestamp', moment });
  if (!canOpen(address)) return null;
  return (
    <SuiteLink className={buttonClass('quiet')} to={address}>
      <Icon name="play" size={18} />
      {t('player.fromHere')}
    </SuiteLink>
  );
}
