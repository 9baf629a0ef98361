import { useTexts } from '@barnwatch/shared/i18n';
import { StateMark } from '@barnwatch/shared/ui';
import { useWaitingChange } from './waiting-change';

export interface WaitingMarkProps {
  readonly incidentId: string;
  /** The selected barn by default. */
  readonly barnId?: string;
}

/** Says at once what will become of an incident when its barn can be reached; nothing where nothing waits. */
export function WaitingMark({ incidentId, barnId }: WaitingMarkProps) {
  const { t } = useTexts('mf-incidents');
  const waiting = useWaitingChange(incidentId, barnId);
  if (waiting === null) return null;
  const { action, entry } = waiting;
  return entry.standing.kind === 'waiting' ? (
    <StateMark tone="off" icon="time" label={t(`waitingChange.${action}`)} />
  ) : (
    <StateMark tone="failed" icon="warning" label={t(`waitingChange.${action}Refused`)} />
  );
}
