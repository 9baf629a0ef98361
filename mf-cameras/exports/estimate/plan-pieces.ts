import type { Missing } from '@barnwatch/shared/transfers';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import type { SpanEstimate } from './span-estimate';
import { gapsBetween, overlap } from './spans';

/** A video is at most this long: what has come of it when something fails is little, and every player can handle it. */
const longestPieceMs = millisecondsInHour;
/** Shorter than this is no film. */
const shortestPieceMs = millisecondsInSecond;
/** A shorter gap is told and does not make two files of one: a barn leaves it out. */
const shortestSplitMs = millisecondsInMinute;
/** Between two segments of a camera there is always a moment. */
const shortestGapMs = 2 * millisecondsInSecond;

export interface PlannedPieces {
  readonly pieces: readonly TimeSpan[];
  readonly missing: readonly Pick<Missing, 'start' | 'end' | 'reason'>[];
}

/** Which files a span of one camera makes, and what of it is in none of them. */
export function planPieces(span: TimeSpan, { gaps, privateSpans }: SpanEstimate): PlannedPieces {
  const hidden = within(privateSpans, span);
  const empty = within(gaps, span).flatMap((gap) => gapsBetween(hidden, gap));
  const holes = [...hidden, ...empty.filter(({ start, end }) => end - start >= shortestSplitMs)];
  const pieces = gapsBetween(holes, span)
    .filter(({ start, end }) => end - start >= shortestPieceMs)
    .flatMap(cut);
  const missing = [
    ...hidden.map((one) => ({ ...one, reason: 'privacy' as const })),
    ...empty
      .filter(({ start, end }) => end - start >= shortestGapMs)
      .map((one) => ({ ...one, reason: 'gap' as const })),
  ].sort((one, other) => one.start - other.start);
  return { pieces, missing };
}

function within(spans: readonly TimeSpan[], span: TimeSpan): readonly TimeSpan[] {
  return spans.map((one) => overlap(one, span)).filter((one) => one !== null);
}

/** Piece after piece; what would be left over at the end and is no film goes with the last one. */
function cut({ start, end }: TimeSpan): readonly TimeSpan[] {
  const count = Math.max(1, Math.ceil((end - start - shortestPieceMs) / longestPieceMs));
  return Array.from({ length: count }, (_, index) => ({
    start: start + index * longestPieceMs,
    end: index === count - 1 ? end : start + (index + 1) * longestPieceMs,
  }));
}
