import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Button, buttonClass, Icon } from '@barnwatch/shared/ui';
import { stopPath, walkRoundPath } from '../../camera-records/addresses/camera-addresses';
import type { Camera } from '../../camera-records/record/camera';
import { judgedCount, newRound, resumedStop } from './round';
import { useRound } from './use-round';

export interface WalkRoundLinkProps {
  readonly instance: InstanceView;
  /** Null while they are not known. */
  readonly listed: readonly Camera[] | null;
  /** In few letters, where more would push the list down. */
  readonly compact: boolean;
}

/** The way into the walk-round: to its first camera, to where it was left, or to what was found. */
export function WalkRoundLink({ instance, listed, compact }: WalkRoundLinkProps) {
  const { t } = useTexts('mf-cameras');
  const [reading] = useRound(instance);
  if (listed === null) {
    return (
      <Button kind="primary" icon="walk" disabled>
        {t(`walkRound.${compact ? 'linkShort' : 'link'}.begin`)}
      </Button>
    );
  }
  if (listed.length === 0) return null;
  const barnId = instance.globalUniqueIdentifier;
  const round = reading.state === 'known' ? reading.round : newRound;
  const seen = judgedCount(listed, round);
  const stop = resumedStop(listed, round);
  const stage = seen === 0 ? 'begin' : stop ? 'resume' : 'seen';
  const counts = { seen, total: listed.length };
  return (
    <SuiteLink
      className={buttonClass('primary')}
      to={stop ? stopPath(barnId, stop.cameraId) : walkRoundPath(barnId)}
      {...(compact && { 'aria-label': t(`walkRound.link.${stage}`, counts) })}
    >
      <Icon name="walk" size={18} />
      {t(`walkRound.${compact ? 'linkShort' : 'link'}.${stage}`, counts)}
    </SuiteLink>
  );
}
