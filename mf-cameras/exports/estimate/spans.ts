import type { TimeSpan } from '@barnwatch/shared/wire';

/** What lies in a span and in none of the others. */
export function gapsBetween(others: readonly TimeSpan[], within: TimeSpan): readonly TimeSpan[] {
  const gaps: TimeSpan[] = [];
  let reached = within.start;
  for (const { start, end } of [...others].sort((one, other) => one.start - other.start)) {
    if (start >= within.end) break;
    if (start > reached) gaps.push({ start: reached, end: start });
    reached = Math.max(reached, end);
  }
  if (reached < within.end) gaps.push({ start: reached, end: within.end });
  return gaps;
}

/** The part of a span that lies within another one; null where there is none. */
export function overlap(one: TimeSpan, other: TimeSpan): TimeSpan | null {
  const start = Math.max(one.start, other.start);
  const end = Math.min(one.end, other.end);
  return end > start ? { start, end } : null;
}

export function lengthOf(spans: readonly TimeSpan[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}
