import type { ChartBand } from '@barnwatch/shared/ui/chart';
import { millisecondsInHour } from 'date-fns/constants';
import { type SameHour, sameHourBefore } from '../../pictures/timing/same-hour';
import { meanOfSpan } from './mean-of-span';
import type { TimeTable } from './time-table';
import { type Usual, usualDays, usualOf } from './usual';

/** Each value of the band looks at so much time around the same clock time, ms. */
export const bandStepMs = millisecondsInHour;

/**
 * What is usual at every row of a chart: the same hour of the days before it, hour by hour, in between on a straight line.
 * Null where too few days are known.
 *
 * @param before counts of the chart's span and of the days before it
 */
export function usualBand<Column extends string>(
  rowTimes: readonly number[],
  column: Column,
  before: TimeTable<Column>,
  sameHour: SameHour = sameHourBefore,
): ChartBand {
  const usualAt = (hour: number): Usual | null => usualAround(hour * bandStepMs, column, before, sameHour);
  const low: (number | null)[] = [];
  const high: (number | null)[] = [];
  let hour = Number.NaN;
  let one: Usual | null = null;
  let other: Usual | null = null;
  for (const time of rowTimes) {
    const next = Math.floor(time / bandStepMs);
    if (next !== hour) {
      one = next === hour + 1 ? other : usualAt(next);
      other = usualAt(next + 1);
      hour = next;
    }
    const share = time / bandStepMs - hour;
    low.push(one && other ? one.low + (other.low - one.low) * share : null);
    high.push(one && other ? one.high + (other.high - one.high) * share : null);
  }
  return { low, high };
}

/** What is usual in the hour around a moment; null where too few days are known. */
export function usualAround<Column extends string>(
  moment: number,
  column: Column,
  before: TimeTable<Column>,
  sameHour: SameHour = sameHourBefore,
): Usual | null {
  const { times, resolutionMs } = before;
  const values = before.columns[column];
  const days = Array.from({ length: usualDays }, (_, day) => {
    const middle = sameHour(moment, day + 1);
    const span = { start: middle - bandStepMs / 2, end: middle + bandStepMs / 2 };
    return meanOfSpan(times, values, span, resolutionMs);
  });
  return usualOf(days);
}
