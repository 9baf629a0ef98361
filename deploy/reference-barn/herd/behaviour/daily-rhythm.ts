import { clouds } from '../randomness/noise';

/** Share of pigs that are up by the local hour, interpolated: low at night, peaks at 9–10 h and 13–19 h, about 15 % over the day. */
const pigsUpByHour: readonly number[] = [
  0.03, 0.02, 0.02, 0.02, 0.03, 0.05, 0.09, 0.16, 0.3, 0.4, 0.24, 0.15, 0.16, 0.26, 0.31, 0.33, 0.34, 0.33, 0.29, 0.2,
  0.11, 0.07, 0.05, 0.04,
];

/** @param hour local, 0 to 24 */
export function shareOfPigsUp(hour: number): number {
  const before = Math.floor(hour) % 24;
  const from = pigsUpByHour[before] ?? 0;
  const to = pigsUpByHour[(before + 1) % 24] ?? 0;
  return from + (to - from) * (hour - Math.floor(hour));
}

/** Local hours at which every pig gets up to be fed, after which resting places are chosen anew. */
export const feedingHours = [9, 16] as const;

/** Days differ: a slow factor around 1, from 0.75 to 1.25. */
export function restlessness(seed: number, timeMs: number): number {
  return 1 + 0.4 * Math.max(-0.6, Math.min(0.6, clouds((seed % 97) * 0.37, timeMs / 30_000_000)));
}
