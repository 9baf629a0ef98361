import type { TimeSpan } from '@barnwatch/shared/wire';

/** Where the spans of a list that touch a span begin: its spans are in order and do not overlap. */
export function firstTouching(spans: readonly TimeSpan[], from: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The one that a moment lies in. */
export function spanAt(spans: readonly TimeSpan[], moment: number): TimeSpan | null {
  const found = spans[firstTouching(spans, moment)];
  return found && found.start <= moment && found.end >= moment ? found : null;
}

/** In order, and those that touch or overlap as one. */
export function mergedSpans(spans: readonly TimeSpan[], reachMs = 0): readonly TimeSpan[] {
  const merged: TimeSpan[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end + reachMs) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else merged.push(span);
  }
  return merged;
}
