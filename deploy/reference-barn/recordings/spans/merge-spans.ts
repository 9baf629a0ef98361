import type { TimeSpan } from '@barnwatch/shared/wire';

/** Spans in order and apart: those that overlap, or are no further from each other than a gap, are one. */
export function mergeSpans(spans: readonly TimeSpan[], gapMs: number): readonly TimeSpan[] {
  const merged: TimeSpan[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start - last.end <= gapMs)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else merged.push({ start, end });
  }
  return merged;
}

/** What is left of spans without others. @param holes in order and apart */
export function withoutSpans(spans: readonly TimeSpan[], holes: readonly TimeSpan[]): readonly TimeSpan[] {
  return spans.flatMap((span) => {
    const left: TimeSpan[] = [];
    let from = span.start;
    for (const { start, end } of holes) {
      if (end <= from || start >= span.end) continue;
      if (start > from) left.push({ start: from, end: start });
      from = end;
    }
    if (from < span.end) left.push({ start: from, end: span.end });
    return left;
  });
}

/** The parts of spans within another one. */
export function cutSpans(spans: readonly TimeSpan[], { start, end }: TimeSpan): readonly TimeSpan[] {
  return spans.flatMap((span) => {
    const cut = { start: Math.max(start, span.start), end: Math.min(end, span.end) };
    return cut.end > cut.start ? [cut] : [];
  });
}
