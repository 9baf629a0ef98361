import type { TimeSpan } from './span-presets';

/** A span as it stands in its two fields. */
export interface SpanDraft {
  readonly startMs: number | null;
  readonly endMs: number | null;
}

export function isSameDraft(one: SpanDraft, other: SpanDraft): boolean {
  return one.startMs === other.startMs && one.endMs === other.endMs;
}

export interface SpanRules {
  /** Shortest and longest that is allowed, in ms; an end at its start is too short in any case. */
  readonly shortestMs?: number | undefined;
  readonly longestMs?: number | undefined;
}

export type SpanReading =
  | { readonly state: 'span'; readonly span: TimeSpan }
  | { readonly state: 'incomplete' }
  | { readonly state: 'problem'; readonly problem: 'endBeforeStart' | 'tooShort' | 'tooLong' };

const shortestSpanMs = 1000;

/** Product 5.12: the end is not before the start, and the span not too small. */
export function readSpan({ startMs, endMs }: SpanDraft, { shortestMs, longestMs }: SpanRules = {}): SpanReading {
  if (startMs === null || endMs === null) return { state: 'incomplete' };
  const length = endMs - startMs;
  if (length < 0) return { state: 'problem', problem: 'endBeforeStart' };
  if (length < shortestLength(shortestMs)) return { state: 'problem', problem: 'tooShort' };
  if (length > (longestMs ?? Infinity)) return { state: 'problem', problem: 'tooLong' };
  return { state: 'span', span: { startMs, endMs } };
}

/** No span is shorter than a second, the step of the fields. */
export function shortestLength(shortestMs: number | undefined): number {
  return Math.max(shortestSpanMs, shortestMs ?? 0);
}
