import type { TimeSpan } from '@barnwatch/shared/wire';
import { firstAt } from './time-table';

/** With less than this share of a span measured, its mean says nothing. */
const leastMeasured = 0.5;

/** The mean of the rows in a span; null where too few of them were measured. */
export function meanOfSpan(
  times: readonly number[],
  values: readonly (number | null)[],
  { start, end }: TimeSpan,
  resolutionMs: number,
): number | null {
  let sum = 0;
  let known = 0;
  for (let row = firstAt(times, start); row < times.length && (times[row] ?? end) < end; row += 1) {
    const value = values[row] ?? null;
    if (value === null) continue;
    sum += value;
    known += 1;
  }
  const wanted = Math.max(1, Math.floor((end - start) / resolutionMs));
  return known === 0 || known < wanted * leastMeasured ? null : sum / known;
}
