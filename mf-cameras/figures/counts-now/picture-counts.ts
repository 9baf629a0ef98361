import { millisecondsInHour } from 'date-fns/constants';
import { type Comparison, compareWithUsual } from '../data/comparison';
import type { CountedLabel } from '../data/counted-labels';
import { meanOfSpan } from '../data/mean-of-span';
import type { TimeTable } from '../data/time-table';
import { endOfWholeRows, labelsOf } from './counts-now';

/** What stands on a camera's picture. */
export interface PictureCount {
  /** The end of the hour that was counted, ms since 1970 UTC by the barn's clock. */
  readonly until: number;
  /** Animals in view, the mean of that hour. */
  readonly animals: number;
  readonly comparison: Comparison;
}

/** A count that is older says nothing of the picture it would stand on, ms. */
const longestAgeMs = 2 * millisecondsInHour;

/**
 * The animals that a camera counted in the last whole hour, and whether that is as usual. Null where it counted none then.
 *
 * @param hours hour by hour, with the days before that say what is usual
 * @param now ms since 1970 UTC by the barn's clock
 */
export function pictureCountOf(hours: TimeTable<CountedLabel>, now: number): PictureCount | null {
  const until = endOfWholeRows(hours, now);
  if (until === null || now - until > longestAgeMs) return null;
  const labels = labelsOf(hours);
  const hour = { start: until - millisecondsInHour, end: until };
  const means = labels.flatMap(
    (label) => meanOfSpan(hours.times, hours.columns[label], hour, hours.resolutionMs) ?? [],
  );
  if (means.length === 0) return null;
  const animals = means.reduce((sum, mean) => sum + mean, 0);
  return { until, animals, comparison: compareWithUsual(until - millisecondsInHour / 2, labels, hours) };
}
