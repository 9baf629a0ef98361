import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInHour } from 'date-fns/constants';
import { type SameHour, sameHourBefore } from '../../pictures/timing/same-hour';
import { type CountedLabel, countedLabels } from '../data/counted-labels';
import { meanOfSpan } from '../data/mean-of-span';
import { isMeasured, type TimeTable } from '../data/time-table';

/** The animals of one label in an hour, and in the same hour of the day before; null where too little was measured. */
export interface LabelCount {
  readonly label: CountedLabel;
  readonly now: number | null;
  readonly yesterday: number | null;
}

export interface CountsNow {
  readonly hour: TimeSpan;
  readonly counts: readonly LabelCount[];
}

/** The labels that the barn counts at all: one with pigs counts no broilers. */
export function labelsOf(table: TimeTable<CountedLabel>): readonly CountedLabel[] {
  return countedLabels.filter((label) => isMeasured(table.columns[label]));
}

/**
 * The hour up to the last row that was whole when the barn answered, beside the same one of the day before. Null where
 * nothing was counted.
 *
 * @param answeredAt ms since 1970 UTC by the barn's clock
 */
export function countsNow(
  table: TimeTable<CountedLabel>,
  answeredAt: number,
  sameHour: SameHour = sameHourBefore,
): CountsNow | null {
  const end = endOfWholeRows(table, answeredAt);
  const labels = labelsOf(table);
  if (end === null || labels.length === 0) return null;
  const hour = { start: end - millisecondsInHour, end };
  const before = { start: sameHour(hour.start, 1), end: sameHour(hour.end, 1) };
  const mean = (label: CountedLabel, span: TimeSpan): number | null =>
    meanOfSpan(table.times, table.columns[label], span, table.resolutionMs);
  return {
    hour,
    counts: labels.map((label) => ({ label, now: mean(label, hour), yesterday: mean(label, before) })),
  };
}

/** The end of the last row that was whole at a moment; null if none was. */
export function endOfWholeRows({ times, resolutionMs }: TimeTable<CountedLabel>, at: number): number | null {
  const last = times.findLast((time) => time + resolutionMs <= at);
  return last === undefined ? null : last + resolutionMs;
}
