import type { RequestError } from '../auth-client/requests/outcome';

const firstPauseMs = 1_000;
/** A barn that answers with faults is left in peace. */
const longestPauseMs = 30_000;
/** Trying to reach one that is away costs it nothing: all who ask share one short attempt (decision 0006). */
const longestPauseAwayMs = 5_000;

/**
 * How long to wait before the next try: 1, 2, 4 … s, or as long as the instance asks for.
 *
 * @param tries how many have failed, from 1
 * @param random a number in [0, 1): not all who wait return in the same instant
 * @returns ms
 */
export function retryPause({ code, context }: RequestError, tries: number, random: number): number {
  const longest = code === 'offline' ? longestPauseAwayMs : longestPauseMs;
  const pause = Math.min(longest, firstPauseMs * 2 ** (tries - 1));
  return Math.max(context.retryAfterMs ?? 0, pause * (0.75 + random / 2));
}
