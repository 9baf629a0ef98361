import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { type Coverage, lookAt, mergedSpans } from './coverage';

/** Pieces end at full minutes: whoever looks at the same time again, or later, asks for the same ones. */
const pieceMs = millisecondsInMinute;
/** One that would be shorter than this goes on to the next minute; where that has not come yet, it waits. */
const shortestPieceMs = 5 * millisecondsInSecond;
/** Key frames of drawn recordings lie at full two seconds: a piece begins at one. */
const groupMs = 2 * millisecondsInSecond;

/** How far ahead there is to be video, at the usual speed. */
const aheadMs = 20 * millisecondsInSecond;
const mostAheadMs = 60 * millisecondsInSecond;
/** What is kept on both sides: a look back costs nothing. */
const keptBehindMs = 2 * millisecondsInMinute;
const keptAheadMs = 4 * millisecondsInMinute;

/** Frames further apart than this are not of one run; a buffer begins with the first frame after a moment. */
export const toleranceMs = 300;

export interface PieceQuestion {
  /** The moment that is shown or wanted, ms since 1970 UTC. */
  readonly position: number;
  /** How fast it goes on; 0 while it stands. */
  readonly rate: number;
  /** What is there, or was asked for and turned out to be empty. */
  readonly loaded: readonly TimeSpan[];
  /** What is on its way. */
  readonly fetching: TimeSpan | null;
  readonly coverage: Coverage;
  /** Nothing is recorded after it. */
  readonly latest: number;
}

export type PiecePlan =
  | { readonly kind: 'go-on' }
  /** `end`: what is on its way is of no use. */
  | { readonly kind: 'rest'; readonly end: boolean }
  | { readonly kind: 'fetch'; readonly piece: TimeSpan };

/** Which piece of a video to ask for now. */
export function planPieces({ position, rate, loaded, fetching, coverage, latest }: PieceQuestion): PiecePlan {
  const need = loadedUntil(loaded, position);
  const isOnItsWay = fetching !== null && need >= fetching.start - toleranceMs && need < fetching.end;
  if (isOnItsWay) return { kind: 'go-on' };
  const wanted = Math.min(mostAheadMs, aheadMs * Math.max(1, rate));
  const isNearPresent = need > position && latest - need < shortestPieceMs;
  if (need - position >= wanted || isNearPresent) return { kind: 'rest', end: fetching !== null };
  const piece = pieceAt(coverage, need, latest);
  return piece ? { kind: 'fetch', piece } : { kind: 'rest', end: fetching !== null };
}

/** Up to where there is video without a hole; the moment itself where there is none. */
export function loadedUntil(loaded: readonly TimeSpan[], position: number): number {
  const held = mergedSpans(loaded, toleranceMs).find(
    ({ start, end }) => position >= start - toleranceMs && position < end,
  );
  return held?.end ?? position;
}

/** The piece that begins at a moment; null where there is nothing to ask for. */
export function pieceAt(coverage: Coverage, moment: number, latest: number): TimeSpan | null {
  const look = lookAt(coverage, moment);
  if (look.kind === 'absent') return null;
  const start = Math.floor(moment / groupMs) * groupMs;
  const from = lookAt(coverage, start).kind === 'absent' ? Math.ceil(moment) : start;
  const minute = (Math.floor(moment / pieceMs) + 1) * pieceMs;
  const end = Math.floor(Math.min(minute - moment < shortestPieceMs ? minute + pieceMs : minute, look.until, latest));
  return end > moment ? { start: from, end } : null;
}

/** What of the video at hand is too far from a moment to be kept. */
export function farFrom(position: number, loaded: readonly TimeSpan[]): readonly TimeSpan[] {
  const [from, to] = [position - keptBehindMs, position + keptAheadMs];
  return loaded.flatMap(({ start, end }) =>
    [
      { start, end: Math.min(end, from) },
      { start: Math.max(start, to), end },
    ].filter((far) => far.end > far.start),
  );
}
