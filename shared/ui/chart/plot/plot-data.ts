import { average, bucketLength, extremes } from '../data/average';
import type { ChartSeries, ChartSpan, Columns } from '../data/chart-series';
import { stack } from '../data/stack';

/** How the series share the chart: each for itself from zero, or piled up. */
export type PlotKind = 'line' | 'stacked';

export interface PlotData {
  /** The course of the series in order, then low and high of each band. */
  readonly course: Columns;
  /** Least, then greatest value of each series around its course; null where the course says it all. */
  readonly extremes: Columns | null;
  /** Time that a point of the course stands for, ms; 0 where every row has a point of its own. */
  readonly courseStep: number;
  /** Index of the series that have a band, in the order of the bands. */
  readonly banded: readonly number[];
}

/** A row that has this many CSS px has room enough to be drawn. */
const leastRoom = 2;
/** A point of the course stands for at least this many CSS px. */
const courseWidth = { line: 6, stacked: 4 } as const satisfies Readonly<Record<PlotKind, number>>;

/** @param width of the plotting area in CSS px */
export function plotData(
  kind: PlotKind,
  times: readonly number[],
  series: readonly ChartSeries[],
  span: ChartSpan,
  width: number,
): PlotData {
  const values = series.map((one) => one.values);
  // Rows that have room stand for themselves.
  const length = times.length * leastRoom <= width ? 0 : bucketLength(span, width, courseWidth[kind]);
  if (kind === 'stacked') {
    const { times: middles, columns } = average({ times, columns: values }, length, span.end);
    return {
      course: { times: middles, columns: stack(columns) },
      extremes: null,
      banded: [],
      courseStep: middles.length === times.length ? 0 : length,
    };
  }
  const bands = series.flatMap(({ band }, index) => (band ? [{ index, columns: [band.low, band.high] }] : []));
  const columns = [...values, ...bands.flatMap((band) => band.columns)];
  const course = average({ times, columns }, length, span.end);
  const isWhole = course.times.length === times.length;
  return {
    course,
    extremes: isWhole ? null : extremes({ times, columns: values }, length, span.end),
    banded: bands.map(({ index }) => index),
    courseStep: isWhole ? 0 : length,
  };
}
