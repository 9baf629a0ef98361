import { tzOffset } from '@date-fns/tz/tzOffset';
import type { UTCDate } from '@date-fns/utc';
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { millisecondsInHour, millisecondsInSecond, secondsInMinute } from 'date-fns/constants';
import { isEqual } from 'date-fns/isEqual';
import { startOfSecond } from 'date-fns/startOfSecond';

/**
 * What a calendar and a clock on the wall show, in no zone: date-fns reads it and calculates with it, and no summer time of
 * the device interferes. Its ms since 1970 are a measure to compare with, not a moment.
 */
export type WallTime = UTCDate;

/** No clock on earth is further ahead of UTC, or behind it. */
const furthestAheadMs = 15 * millisecondsInHour;
const furthestBehindMs = 13 * millisecondsInHour;

/** How far the clocks of a zone (an IANA name) are ahead of UTC at a moment, in ms; NaN for an unknown zone. */
export function offsetAt(timeMs: number, timeZone: string): number {
  // Offsets of the past have seconds: whole ones, however they divide a minute.
  return Math.round(tzOffset(timeZone, new Date(timeMs)) * secondsInMinute) * millisecondsInSecond;
}

/** What the clocks of a zone (an IANA name) show at a moment (ms since 1970 UTC), in whole seconds. */
export function wallTimeAt(timeMs: number, timeZone: string): WallTime {
  return startOfSecond(new UTCDateMini(timeMs + offsetAt(timeMs, timeZone)));
}

/** The stretch of time within which a wall time must lie, wherever it hangs. */
export function reachOf(wall: WallTime): { readonly fromMs: number; readonly toMs: number } {
  return { fromMs: wall.getTime() - furthestAheadMs, toMs: wall.getTime() + furthestBehindMs };
}

/**
 * The moments at which the clocks of a zone show a wall time, earliest first: one on ordinary days, none where clocks
 * were put forward over it, two where they were put back over it. Ms since 1970 UTC.
 */
export function momentsOf(wall: WallTime, timeZone: string): readonly number[] {
  const { fromMs, toMs } = reachOf(wall);
  // Clocks do not change twice within a day: what holds before and after is all that can hold.
  const offsets = new Set([offsetAt(fromMs, timeZone), offsetAt(toMs, timeZone)]);
  return [...offsets]
    .map((offset) => wall.getTime() - offset)
    .filter((moment) => isEqual(wallTimeAt(moment, timeZone), wall))
    .sort((one, other) => one - other);
}
