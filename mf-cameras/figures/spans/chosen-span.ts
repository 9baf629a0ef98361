import type { TimeSpan } from '@barnwatch/shared/wire';
import { isMoment, readMoment } from './moment-text';

/** What a screen covers: a length that ends now, by its name, or what lies between two moments. */
export type ChosenSpan<Name extends string> =
  | { readonly kind: 'latest'; readonly name: Name }
  | { readonly kind: 'between'; readonly start: number; readonly end: number };

/** Which spans a screen can cover; lengths in ms. */
export interface SpanOffer<Name extends string> {
  /** Of those that end now, in the order in which they are offered. */
  readonly names: readonly Name[];
  readonly lengths: Readonly<Record<Name, number>>;
  /** Limits of a span between two moments, both included. */
  readonly shortestMs: number;
  readonly longestMs: number;
}

/** Whether a screen can cover what lies between two moments, and its address can say so. */
export function isOffered(
  { start, end }: TimeSpan,
  { shortestMs, longestMs }: Pick<SpanOffer<string>, 'shortestMs' | 'longestMs'>,
): boolean {
  const length = end - start;
  return isMoment(start) && isMoment(end) && length >= shortestMs && length <= longestMs;
}

/** The span that an address says; null where it says none, or one that is not offered. */
export function readChosenSpan<Name extends string>(
  query: URLSearchParams,
  offer: SpanOffer<Name>,
): ChosenSpan<Name> | null {
  const start = readMoment(query.get('from'));
  const end = readMoment(query.get('to'));
  if (start !== null && end !== null && isOffered({ start, end }, offer)) return { kind: 'between', start, end };
  const name = offer.names.find((one) => one === query.get('span'));
  return name === undefined ? null : { kind: 'latest', name };
}

/** What stands in an address for a span, to be put into its query. */
export function spanInAddress(span: ChosenSpan<string>): readonly (readonly [name: string, value: string])[] {
  switch (span.kind) {
    case 'latest':
      return [['span', span.name]];
    case 'between':
      return [
        ['from', String(span.start)],
        ['to', String(span.end)],
      ];
  }
}

/** Both moments of a span, ms since 1970 UTC. @param now the end of a span that ends now */
export function momentsOf<Name extends string>(
  span: ChosenSpan<Name>,
  { lengths }: Pick<SpanOffer<Name>, 'lengths'>,
  now: number,
): TimeSpan {
  switch (span.kind) {
    case 'latest':
      return { start: now - lengths[span.name], end: now };
    case 'between':
      return { start: span.start, end: span.end };
  }
}
