import type { TimeSpan } from '@barnwatch/shared/wire';
import type { CountedLabel } from '../../figures/data/counted-labels';
import type { TimeTable } from '../../figures/data/time-table';
import type { Usual } from '../../figures/data/usual';
import { bandStepMs, usualAround } from '../../figures/data/usual-band';
import { type SameHour, sameHourBefore } from '../../pictures/timing/same-hour';
import { comparedHours, wholeHours } from './unusual-spans';

/** One hour of one label: what was counted on average and what is usual; null where it is not known. */
export interface HourBar {
  /** Start of the hour, ms since 1970 UTC by the barn's clock. */
  readonly start: number;
  readonly value: number | null;
  readonly usual: Usual | null;
  /** Whether this hour is one of those that the sentences speak of. */
  readonly isUnusual: boolean;
}

export interface LabelHours {
  readonly label: CountedLabel;
  readonly bars: readonly HourBar[];
  /** The greatest number in it, at least 1: what the full height stands for. */
  readonly most: number;
}

/** The hours of a span label by label, with what is usual at each. */
export function hourBars(
  span: TimeSpan,
  labels: readonly CountedLabel[],
  table: TimeTable<CountedLabel>,
  sameHour: SameHour = sameHourBefore,
): readonly LabelHours[] {
  const hours = wholeHours(table.times, span);
  const { spans } = comparedHours(span, table, sameHour);
  const isUnusual = (label: CountedLabel, hour: number): boolean =>
    spans.some(({ start, end, greatest }) => greatest.label === label && start <= hour && hour < end);
  return labels.map((label) => {
    const bars = hours.map((start) => ({
      start,
      value: table.columns[label][table.times.indexOf(start)] ?? null,
      usual: usualAround(start + bandStepMs / 2, label, table, sameHour),
      isUnusual: isUnusual(label, start),
    }));
    const values = bars.flatMap(({ value, usual }) => [value ?? 0, usual?.high ?? 0]);
    return { label, bars, most: Math.max(1, ...values) };
  });
}
