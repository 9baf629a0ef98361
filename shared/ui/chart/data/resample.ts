import type { ChartSpan, ChartValues } from './chart-series';

/** Columns of values over the same times. */
export interface Columns {
  readonly times: readonly number[];
  readonly columns: readonly ChartValues[];
}

/** A bucket in which less than this share of the rows is known is a gap. */
const leastKnown = 0.5;

/**
 * Puts many rows into `buckets` equal parts of the span, two points each, so that a line of a month needs no more points
 * than pixels. Of every column a bucket keeps its least and its greatest value: no peak is lost. Which of both comes first
 * is decided once for all columns, by their sum. Few rows stay as they are.
 */
export function resample({ times, columns }: Columns, { start, end }: ChartSpan, buckets: number): Columns {
  if (times.length <= buckets * 2 || buckets < 1 || end <= start) return { times, columns };
  const length = (end - start) / buckets;
  const newTimes: number[] = [];
  const kept: (number | null)[][] = columns.map(() => []);
  const bucketOf = (row: number): number => Math.floor(((times[row] ?? 0) - start) / length);
  for (let from = 0; from < times.length; ) {
    const bucket = bucketOf(from);
    let to = from + 1;
    while (to < times.length && bucketOf(to) === bucket) to += 1;
    newTimes.push(start + (bucket + 0.25) * length, start + (bucket + 0.75) * length);
    const extremes = columns.map((column) => extremesOf(column, from, to));
    const rising = risesWithin(columns, from, to);
    extremes.forEach((extreme, index) => {
      const { least, greatest } = extreme;
      kept[index]?.push(...(rising ? [least, greatest] : [greatest, least]));
    });
    from = to;
  }
  return { times: newTimes, columns: kept };
}

function extremesOf(values: ChartValues, from: number, to: number): { least: number | null; greatest: number | null } {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  let known = 0;
  for (let index = from; index < to; index += 1) {
    const value = values[index];
    if (value === null || value === undefined) continue;
    known += 1;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return known === 0 || known < (to - from) * leastKnown ? { least: null, greatest: null } : { least, greatest };
}

/** Whether the sum of all columns has its least value before its greatest one. */
function risesWithin(columns: readonly ChartValues[], from: number, to: number): boolean {
  let [least, leastAt, greatest, greatestAt] = [Number.POSITIVE_INFINITY, from, Number.NEGATIVE_INFINITY, from];
  for (let index = from; index < to; index += 1) {
    let sum = 0;
    for (const column of columns) sum += column[index] ?? 0;
    if (sum < least) [least, leastAt] = [sum, index];
    if (sum > greatest) [greatest, greatestAt] = [sum, index];
  }
  return leastAt <= greatestAt;
}
