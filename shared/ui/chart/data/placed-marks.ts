import type { ChartMark, ChartSpan } from './chart-series';

/** A mark where it is drawn, with those that would lie on it. */
export interface PlacedMark {
  readonly kind: ChartMark['kind'];
  /** CSS px from the left edge of the plot. */
  readonly x: number;
  readonly count: number;
}

/**
 * Where the marks of a span are drawn. Those of one kind that are nearer to each other than a mark is wide become one: a
 * month may have hundreds.
 *
 * @param width of the plot, CSS px
 * @param apart the least distance between two marks of one kind, CSS px
 */
export function placedMarks(
  marks: readonly ChartMark[],
  span: ChartSpan,
  width: number,
  apart: number,
): readonly PlacedMark[] {
  const placed: { kind: ChartMark['kind']; x: number; count: number }[] = [];
  const last = new Map<ChartMark['kind'], { x: number; count: number }>();
  for (const { at, kind } of [...marks].sort((one, other) => one.at - other.at)) {
    if (at < span.start || at >= span.end) continue;
    const x = ((at - span.start) / (span.end - span.start)) * width;
    const near = last.get(kind);
    if (near && x - near.x < apart) {
      near.count += 1;
      continue;
    }
    const mark = { kind, x, count: 1 };
    last.set(kind, mark);
    placed.push(mark);
  }
  return placed;
}
