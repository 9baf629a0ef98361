import { millisecondsInMinute } from 'date-fns/constants';

/** No pause between tries is longer, where an instance does not ask for more, ms. */
const longestPauseMs = 2 * millisecondsInMinute;

/**
 * When something may be tried again, ms since 1970 UTC. A time that lies further ahead than any pause was written down by
 * a clock that has been set back since (F18): nobody waits for it to come round again.
 *
 * @param notBefore as it was written down after the last try
 * @param askedForMs for how long the instance asked to be left alone
 */
export function dueAgain(notBefore: number, askedForMs: number | undefined, now: number): number {
  return notBefore - now > Math.max(longestPauseMs, askedForMs ?? 0) ? now : notBefore;
}
