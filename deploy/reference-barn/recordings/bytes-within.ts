import type { TimeSpan } from '@barnwatch/shared/wire';
import type { Segment } from './recording-store';

/** The bytes of a segment that belong to a span, as if all its time took the same. */
function shareOf({ start, end, sizeBytes }: Segment, span: TimeSpan): number {
  const partMs = Math.min(end, span.end) - Math.max(start, span.start);
  return end > start ? (sizeBytes * partMs) / (end - start) : sizeBytes;
}

/** The bytes of segments that belong to spans, both in order: in one walk, since a day may have thousands of either. */
export function bytesWithin(segments: readonly Segment[], spans: readonly TimeSpan[]): number {
  let [bytes, first] = [0, 0];
  for (const segment of segments) {
    while ((spans[first]?.end ?? Number.POSITIVE_INFINITY) <= segment.start) first += 1;
    for (let index = first; ; index += 1) {
      const span = spans[index];
      if (!span || span.start >= segment.end) break;
      bytes += shareOf(segment, span);
    }
  }
  return bytes;
}
