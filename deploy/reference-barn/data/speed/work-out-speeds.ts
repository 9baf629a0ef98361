import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInHour } from 'date-fns/constants';
import type { SimulatedHerd } from '../../cameras/observed-herd';
import type { Spans } from '../data-table';
import { knownFromMs } from '../known-from';
import type { SpeedHours } from './speed-hours';

/** So many of a herd go to the disk at once. */
const hoursAtOnce = 6;
/** No answer takes longer than 5 s; this leaves time for what was worked out before, and for the rows. */
const mostMs = 3_500;

/**
 * Works out what a question needs of all herds, the oldest first, for as long as somebody may be kept waiting. What was
 * worked out is kept: who asks for the rest, or for all of it again, gets further. At least some rows are always told.
 *
 * @param now ms, of any beginning
 * @returns until when all of it can be told, ms since 1970 UTC
 * @throws the signal's reason
 */
export async function workOutSpeeds(
  herds: readonly SimulatedHerd[],
  { firstStart, length, count, within }: Spans,
  speedHours: Pick<SpeedHours, 'prepare'>,
  nowMs: number,
  signal: AbortSignal,
  now: () => number = () => performance.now(),
): Promise<number> {
  const begun = now();
  const end = Math.min(within.end, firstStart + count * length);
  const [anyHerd] = herds;
  if (!anyHerd) return end;
  const knownFrom = knownFromMs(anyHerd, nowMs);
  // Whole rows: what is told of one is told of all of it.
  const stretch = Math.ceil((hoursAtOnce * millisecondsInHour) / length) * length;
  const firstKnown = firstStart + Math.floor(Math.max(0, knownFrom - firstStart) / length) * length;
  for (let from = firstKnown; from < end; from += stretch) {
    if (from > firstKnown && now() - begun > mostMs) return from;
    const hours = hoursOf({ start: Math.max(from, knownFrom, within.start), end: Math.min(end, from + stretch) });
    for (const herd of herds) {
      for (let at = 0; at < hours.length; at += hoursAtOnce) {
        await speedHours.prepare(herd, hours.slice(at, at + hoursAtOnce), nowMs, signal);
      }
    }
  }
  return end;
}

/** Full hours since 1970 UTC that a span touches. */
function hoursOf({ start, end }: TimeSpan): readonly number[] {
  const first = Math.floor(start / millisecondsInHour);
  return Array.from({ length: Math.max(0, Math.ceil(end / millisecondsInHour) - first) }, (_, step) => first + step);
}
