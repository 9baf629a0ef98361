import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { memoryMs, type SimulatedHerd } from '../cameras/observed-herd';

/** The longest video in one file (contract, readRecordingFile). */
export const longestFileMs = millisecondsInDay;

/** The longest video for a player (contract, readRecordingFile). */
export const longestPlayedMs = 10 * millisecondsInMinute;

/** The part of a span in which a simulated camera has seen anything, or null. Times are ms since 1970 UTC. */
export function seenPartOf({ silentSince }: SimulatedHerd, { start, end }: TimeSpan, nowMs: number): TimeSpan | null {
  const seen = {
    start: Math.max(start, nowMs - memoryMs),
    end: Math.min(end, nowMs, silentSince ?? Number.POSITIVE_INFINITY),
  };
  return seen.end > seen.start ? seen : null;
}
