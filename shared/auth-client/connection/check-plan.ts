import { millisecondsInMinute } from 'date-fns/constants';
import { isWithin } from './is-within';

/** No full probe within this time after one that found nothing (product 9.9). */
export const offlinePauseMs = 5 * millisecondsInMinute;
/** Within this time after a full probe only the active strategy is probed (product 9.9). */
export const recentCheckMs = 2 * millisecondsInMinute;
/** One who waits for an instance that was not reached has it looked for no more often than this (decision 0006). */
export const retryPauseMs = 1_000;

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
  if (hasActiveStrategy) return age < recentCheckMs ? 'active-only' : 'full';
  return age < offlinePauseMs ? 'skip' : 'full';
}

/**
 * What is done for one who waits for an instance that was not reached: all its addresses are looked at, since it may have
 * moved.
 *
 * @param closedAt when it was found to be closed, ms since 1970 UTC
 */
export function retryPlan(closedAt: number | null, now: number): CheckPlan {
  return isWithin(closedAt, retryPauseMs, now) ? 'skip' : 'full';
}
