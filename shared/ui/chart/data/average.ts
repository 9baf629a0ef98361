import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import type { ChartSpan, ChartValues, Columns } from './chart-series';

/** Lengths that people count time in, ms. Of a day only small parts: half a day would show nothing but day and night. */
const roundLengths = [1, 2, 5, 10, 15, 30, 60, 120, 180, 240].map((count) => count * millisecondsInMinute);

/** The first round length in which a bucket is at least `leastPx` wide; days beyond that. */
export function bucketLength({ start, end }: ChartSpan, widthPx: number, leastPx: number): number {
  const wanted = ((end - start) / Math.max(1, widthPx)) * leastPx;
  return roundLengths.find((length) => length >= wanted) ?? Math.ceil(wanted / millisecondsInDay) * millisecondsInDay;
}

/** A bucket in which less than this share of the rows is known is a gap. */
const leastKnown = 0.5;

/** Rows from the first one up to, but without, the second. */
type Rows = readonly [from: number, to: number];

/**
 * The mean of every bucket, in its middle: what the eye would make of thousands of rows. Days are counted back from the
 * end, so that the last one is whole: half a day has another mean.
 */
export function average({ times, columns }: Columns, lengthMs: number, endMs: number): Columns {
  const buckets = bucketsOf(times, lengthMs, endMs);
  if (!buckets) return { times, columns };
  return {
    times: middlesOf(times, buckets),
    columns: columns.map((column) => buckets.map((rows) => meanOf(column, rows))),
  };
}

/** Of every column two, its least and its greatest value in each bucket of `average`: no peak is lost. */
export function extremes({ times, columns }: Columns, lengthMs: number, endMs: number): Columns {
  const buckets = bucketsOf(times, lengthMs, endMs) ?? times.map((_, row): Rows => [row, row + 1]);
  const both = columns.flatMap((column) => {
    const ends = buckets.map((rows) => extremesOf(column, rows));
    return [ends.map(({ least }) => least), ends.map(({ greatest }) => greatest)];
  });
  return { times: middlesOf(times, buckets), columns: both };
}

/** Null where rows are as far apart as buckets are long. */
function bucketsOf(times: readonly number[], lengthMs: number, endMs: number): readonly Rows[] | null {
  const [first, second] = times;
  if (first === undefined || second === undefined || second - first >= lengthMs) return null;
  const origin = lengthMs < millisecondsInDay ? 0 : endMs % lengthMs;
  const bucketOf = (row: number): number => Math.floor(((times[row] ?? 0) - origin) / lengthMs);
  const buckets: Rows[] = [];
  for (let from = 0; from < times.length; ) {
    const bucket = bucketOf(from);
    let to = from + 1;
    while (to < times.length && bucketOf(to) === bucket) to += 1;
    buckets.push([from, to]);
    from = to;
  }
  return buckets;
}

/** The first and the last bucket may be cut off: their point lies amid their rows. */
function middlesOf(times: readonly number[], buckets: readonly Rows[]): readonly number[] {
  return buckets.map(([from, to]) => ((times[from] ?? 0) + (times[to - 1] ?? 0)) / 2);
}

function meanOf(values: ChartValues, [from, to]: Rows): number | null {
  let sum = 0;
  let known = 0;
  for (let index = from; index < to; index += 1) {
    const value = values[index];
    if (value === null || value === undefined) continue;
    sum += value;
    known += 1;
  }
  return known === 0 || known < (to - from) * leastKnown ? null : sum / known;
}

function extremesOf(values: ChartValues, [from, to]: Rows): { least: number | null; greatest: number | null } {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  let known = 0;
  for (let index = from; index < to; index += 1) {
    const value = values[index];
    if (value === null || value === undefined) continue;
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
    known += 1;
  }
  return known === 0 || known < (to - from) * leastKnown ? { least: null, greatest: null } : { least, greatest };
}
