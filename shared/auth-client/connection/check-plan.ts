import { millisecondsInMinute } from 'date-fns/constants';
/** No full probe within this time after one that found nothing (product 9.9). */
export const OFFLINE_PAUSE_MS = 5 * millisecondsInMinute;
/** Within this time after a full probe only the active strategy is probed (product 9.9). */
export const RECENT_CHECK_MS = 2 * millisecondsInMinute;

export type CheckPlan = 'skip' | 'active-only' | 'full';

interface CheckFacts {
  now: number;
  /** End of the last probe of all strategies, ms since 1970 UTC. */
  lastFullCheck: number | null;
  hasActiveStrategy: boolean;
  /** A person asked, or the network has changed. */
  forced: boolean;
}

/** What a connection check does now. A clock that was set back makes the last check count as none. */
export function checkPlan({ now, lastFullCheck, hasActiveStrategy, forced }: CheckFacts): CheckPlan {
  if (forced || lastFullCheck === null || now < lastFullCheck) return 'full';
  const age = now - lastFullCheck;
  if (hasActiveStrategy) return age < RECENT_CHECK_MS ? 'active-only' : 'full';
  return age < OFFLINE_PAUSE_MS ? 'skip' : 'full';
}
