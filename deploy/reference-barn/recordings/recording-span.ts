import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { memoryMs, type SimulatedHerd } from '../cameras/observed-herd';
import { refuseRequest } from '../server/invalid-request';
import type { Refusal } from '../server/refusals';

/** The longest video in one file (contract, readRecordingFile). */
export const longestFileMs = millisecondsInDay;

/** The longest video for a player (contract, readRecordingFile). */
export const longestPlayedMs = 10 * millisecondsInMinute;

/** Refuses a span of a path that is none, or longer than a call answers. */
export function refuseSpan({ start, end }: TimeSpan, longestMs: number): Refusal | null {
  if (end > start && end - start <= longestMs) return null;
  const message = `must be after start, by at most ${longestMs} ms`;
  return refuseRequest({ in: 'path', field: '/end', rule: 'span', message });
}

/** The part of a span in which a simulated camera has seen anything, or null. Times are ms since 1970 UTC. */
export function seenPartOf({ silentSince }: SimulatedHerd, { start, end }: TimeSpan, nowMs: number): TimeSpan | null {
  const seen = {
    start: Math.max(start, nowMs - memoryMs),
    end: Math.min(end, nowMs, silentSince ?? Number.POSITIVE_INFINITY),
  };
  return seen.end > seen.start ? seen : null;
}
