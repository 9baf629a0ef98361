import type { RecordingEstimate, TimeSpan } from '@barnwatch/shared/wire';
import { lengthOf } from '../../cameras/private-time';
import type { RecordedPictures } from '../recorded-pictures';
import { longestGapMs } from '../recorder/segment-writer';
import { mergeSpans, withoutSpans } from './merge-spans';

/** Of each kind of spans (contract, RecordingEstimate). */
const mostSpans = 2_000;

/** @param hidden private time within the span, in order and apart */
export function estimateRecording(
  pictures: RecordedPictures,
  span: TimeSpan,
  hidden: readonly TimeSpan[],
  nowMs: number,
): RecordingEstimate {
  const recorded = pictures.recordedIn(span, longestGapMs, nowMs);
  const visible = withoutSpans(recorded, hidden);
  const covered = mergeSpans([...recorded, ...hidden], longestGapMs);
  return {
    durationMs: lengthOf(visible),
    sizeBytes: pictures.bytesOf(visible),
    // At the edges of the span there may be less than would part two segments.
    gaps: withoutSpans([span], covered)
      .filter(({ start, end }) => end - start > longestGapMs)
      .slice(0, mostSpans),
    privateSpans: hidden.slice(0, mostSpans),
  };
}
