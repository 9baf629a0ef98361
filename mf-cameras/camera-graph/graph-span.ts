import type { TimeSpan } from '@barnwatch/shared/wire';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Spec 9: 1 hour, 1 day, 7 days, 28 days; each ends now and moves on with the clock in steps of its own. */
export const spanNames = ['1h', '1d', '7d', '28d'] as const;

export type SpanName = (typeof spanNames)[number];

export const spanLengths: Readonly<Record<SpanName, number>> = {
  '1h': hour,
  '1d': day,
  '7d': 7 * day,
  '28d': 28 * day,
};

/** How often a span that ends now moves on, ms. */
export const spanSteps: Readonly<Record<SpanName, number>> = {
  '1h': minute,
  '1d': 5 * minute,
  '7d': 30 * minute,
  '28d': 2 * hour,
};

/** What the graph covers: a length that ends now, or two moments. */
export type GraphSpan =
  | { readonly kind: 'latest'; readonly name: SpanName }
  | { readonly kind: 'between'; readonly start: number; readonly end: number };

/** Less cannot be drawn: counts are made by the minute. */
export const leastSpanMs = 10 * minute;

/** Both moments of a span. @param now the end of a span that ends now */
export function momentsOf(span: GraphSpan, now: number): TimeSpan {
  switch (span.kind) {
    case 'latest':
      return { start: now - spanLengths[span.name], end: now };
    case 'between':
      return { start: span.start, end: span.end };
  }
}

export function spanOfLength(lengthMs: number): SpanName {
  return spanNames.find((name) => spanLengths[name] === lengthMs) ?? '1d';
}
