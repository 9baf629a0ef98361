import { type LoadFailure, mayHeal } from './load-failure';

/** Waits before the tries that happen by themselves, ms; after the last one, every 30 s while the screen is open. */
const waits = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

/**
 * How long to wait before the next try, or `null` for "only when a person asks".
 * @param attempt the attempt that failed, from 1
 * @param random a number in [0, 1): tabs that failed together do not try again together
 */
export function retryDelay(attempt: number, failure: LoadFailure, random: number): number | null {
  if (!mayHeal(failure)) return null;
  const wait = waits[Math.min(attempt, waits.length) - 1] ?? waits[0];
  return Math.round(wait * (0.8 + 0.4 * random));
}
