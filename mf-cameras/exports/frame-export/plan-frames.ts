import { framesOf } from '@barnwatch/shared/transfers';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { type ExportEstimate, planRecordings, sumOf } from '../estimate/export-estimate';
import type { FrameEstimate } from '../estimate/frame-estimate';
import { gapsBetween } from '../estimate/spans';

/** What the pictures of a span would be, those that cannot be there left out. */
export function planFrames(span: TimeSpan, intervalMs: number, estimates: readonly FrameEstimate[]): ExportEstimate {
  const counts = estimates.map(({ gaps, privateSpans }) => {
    const seen = gapsBetween([...gaps, ...privateSpans], span);
    return seen.reduce((sum, one) => sum + momentsIn(one, span.start, intervalMs), 0);
  });
  const sizes = estimates.map(({ frameBytes }, camera) => {
    const count = counts[camera] ?? 0;
    return count === 0 ? 0 : frameBytes && frameBytes * count;
  });
  return {
    files: counts.reduce((sum, count) => sum + count, 0),
    lengthMs: null,
    sizeBytes: sumOf(sizes),
    missingMs: planRecordings(span, estimates).estimate.missingMs,
  };
}

/** How many of the moments at this interval from a beginning lie in a part of the span. */
function momentsIn({ start, end }: TimeSpan, beginning: number, intervalMs: number): number {
  const first = beginning + Math.ceil((start - beginning) / intervalMs) * intervalMs;
  return framesOf({ start: first, end }, intervalMs);
}
