import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInWeek } from 'date-fns/constants';
import type { ChosenSpan, SpanOffer } from './chosen-span';

/** Product 9.14: 1 hour, 1 day, 7 days, 28 days; each ends now and moves on with the clock in steps of its own. */
export const spanNames = ['1h', '1d', '7d', '28d'] as const;

export type SpanName = (typeof spanNames)[number];

export const spanLengths: Readonly<Record<SpanName, number>> = {
  '1h': millisecondsInHour,
  '1d': millisecondsInDay,
  '7d': millisecondsInWeek,
  '28d': 28 * millisecondsInDay,
};

/** How often a span that ends now moves on, ms. */
export const spanSteps: Readonly<Record<SpanName, number>> = {
  '1h': millisecondsInMinute,
  '1d': 5 * millisecondsInMinute,
  '7d': 30 * millisecondsInMinute,
  '28d': 2 * millisecondsInHour,
};

/** What the graph covers: a length that ends now, or two moments. */
export type GraphSpan = ChosenSpan<SpanName>;

export const graphSpans: SpanOffer<SpanName> = {
  names: spanNames,
  lengths: spanLengths,
  // Less cannot be drawn: counts are made by the minute.
  shortestMs: 10 * millisecondsInMinute,
  // No barn remembers more, and what is usual at each of so many hours can still be worked out without a stutter.
  longestMs: 366 * millisecondsInDay,
};

export function spanOfLength(lengthMs: number): SpanName {
  return spanNames.find((name) => spanLengths[name] === lengthMs) ?? '1d';
}
