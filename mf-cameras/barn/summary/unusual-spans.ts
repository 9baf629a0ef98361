import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInHour } from 'date-fns/constants';
import { labelsOf } from '../../figures/counts-now/counts-now';
import { type Comparison, compareWithUsual } from '../../figures/data/comparison';
import type { CountedLabel } from '../../figures/data/counted-labels';
import type { TimeTable } from '../../figures/data/time-table';
import { type SameHour, sameHourBefore } from '../../pictures/timing/same-hour';

type Difference = Extract<Comparison, { kind: 'differs' }>;

/** Following hours in which the same label differed in the same direction. */
export interface UnusualSpan extends TimeSpan {
  /** The hour of it that differs the most. */
  readonly greatest: Difference;
}

export interface ComparedHours {
  /** Whole hours of the span in which animals were counted and of which it is known what is usual. */
  readonly compared: number;
  /** Of those, how many differed. */
  readonly unusual: number;
  /** The greatest difference first. */
  readonly spans: readonly UnusualSpan[];
}

/** What differed from the days before, over the whole hours of a span. */
export function comparedHours(
  span: TimeSpan,
  table: TimeTable<CountedLabel>,
  sameHour: SameHour = sameHourBefore,
): ComparedHours {
  const labels = labelsOf(table);
  const hours = wholeHours(table.times, span);
  const spans: UnusualSpan[] = [];
  let compared = 0;
  let unusual = 0;
  for (const start of hours) {
    const comparison = compareWithUsual(start + millisecondsInHour / 2, labels, table, sameHour);
    if (comparison.kind === 'nothing-measured' || comparison.kind === 'too-few-days') continue;
    compared += 1;
    if (comparison.kind === 'as-usual') continue;
    unusual += 1;
    const last = spans.at(-1);
    if (last?.end === start && isSameKind(last.greatest, comparison)) {
      spans[spans.length - 1] = {
        start: last.start,
        end: start + millisecondsInHour,
        greatest: greater(last.greatest, comparison),
      };
    } else {
      spans.push({ start, end: start + millisecondsInHour, greatest: comparison });
    }
  }
  return { compared, unusual, spans: spans.sort((one, other) => size(other.greatest) - size(one.greatest)) };
}

/** The hours of a table that lie in a span as a whole. */
export function wholeHours(times: readonly number[], { start, end }: TimeSpan): readonly number[] {
  return times.filter((time) => time >= start && time + millisecondsInHour <= end);
}

function isSameKind(one: Difference, other: Difference): boolean {
  return one.label === other.label && one.direction === other.direction;
}

function greater(one: Difference, other: Difference): Difference {
  return size(other) > size(one) ? other : one;
}

function size({ now, usual }: Difference): number {
  return Math.abs(now - usual);
}
