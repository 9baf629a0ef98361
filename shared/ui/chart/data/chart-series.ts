import type { ChartTone } from '../palette';

/** A value per moment; null where nothing is known: drawn as a gap, never as zero. */
export type ChartValues = readonly (number | null)[];

/** Where a value usually lies, moment by moment. */
export interface ChartBand {
  readonly low: ChartValues;
  readonly high: ChartValues;
}

/** One line or layer of a chart. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** Colour, dash and hatch: three marks for one thing, so that colour is never the only one. */
  readonly tone: ChartTone;
  /** By index of the chart's times. */
  readonly values: ChartValues;
  /** Drawn softly behind a line; a stacked chart has none. */
  readonly band?: ChartBand;
}

/** A span of time in ms since 1970 UTC; `end` is not part of it. */
export interface ChartSpan {
  readonly start: number;
  readonly end: number;
}

/** A span that is set off behind the lines, such as a night. */
export type ChartShade = ChartSpan;

/** Something that happened at a moment; its shape says of what kind it was. */
export interface ChartMark {
  readonly at: number;
  readonly kind: 'disc' | 'triangle' | 'square';
}

/** Columns of values over the same times. */
export interface Columns {
  readonly times: readonly number[];
  readonly columns: readonly ChartValues[];
}
