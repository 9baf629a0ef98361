import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import type { ChartSpan, ChartValues } from './chart-series';
import type { Columns } from './resample';

/** Lengths that people count time in, ms. Of a day only small parts: half a day would show nothing but day and night. */
const roundLengths = [1, 2, 5, 10, 15, 30, 60, 120, 180, 240].map((count) => count * millisecondsInMinute);

/** The first round length in which a bucket is at least `leastPx` wide; days beyond that. */
export function bucketLength({ start, end }: ChartSpan, widthPx: number, leastPx: number): number {
  const wanted = ((end - start) / Math.max(1, widthPx)) * leastPx;
  return roundLengths.find((length) => length >= wanted) ?? Math.ceil(wanted / millisecondsInDay) * millisecondsInDay;
}

/** A bucket in which less than this share of the rows is known is a gap. */
const leastKnown = 0.5;

/**
 * The mean of every bucket, in its middle: what the eye would make of thousands of rows. Days are counted back from the
 * end, so that the last one is whole: half a day has another mean.
 */
export function average({ times, columns }: Columns, lengthMs: number, endMs: number): Columns {
  const first = times[0];
  const second = times[1];
  if (first === undefined || second === undefined || second - first >= lengthMs) return { times, columns };
  const origin = lengthMs < millisecondsInDay ? 0 : endMs % lengthMs;
  const bucketOf = (row: number): number => Math.floor(((times[row] ?? 0) - origin) / lengthMs);
  const middles: number[] = [];
  const means: (number | null)[][] = columns.map(() => []);
  for (let from = 0; from < times.length; ) {
    const bucket = bucketOf(from);
    let to = from + 1;
    while (to < times.length && bucketOf(to) === bucket) to += 1;
    // The first and the last bucket may be cut off: their point lies amid their rows.
    middles.push(((times[from] ?? 0) + (times[to - 1] ?? 0)) / 2);
    columns.forEach((column, index) => {
      means[index]?.push(meanOf(column, from, to));
    });
    from = to;
  }
  return { times: middles, columns: means };
}

function meanOf(values: ChartValues, from: number, to: number): number | null {
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
