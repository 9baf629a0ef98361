import { tzOffset } from '@date-fns/tz/tzOffset';
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { lightFormat } from 'date-fns/lightFormat';

/** Zones change their offset on quarter hours only. */
const quarterHourMs = 15 * millisecondsInMinute;
const offsetsKept = 4096;

/** A herd asks for the hour of its day for every animal of every picture: by zone, then by quarter. */
const offsets = new Map<string, Map<number, number>>();

/**
 * Wall-clock time at the barn, as the milliseconds since 1970 that a clock in UTC with the same hands would show.
 *
 * @throws {RangeError} for a zone that does not exist: every time of it would be none
 */
export function wallClockMs(timeMs: number, timeZone: string): number {
  const quarter = Math.floor(timeMs / quarterHourMs);
  const known = offsets.get(timeZone)?.get(quarter);
  return timeMs + (known ?? offsetOf(quarter, timeZone));
}

function offsetOf(quarter: number, timeZone: string): number {
  const offset = tzOffset(timeZone, new Date(quarter * quarterHourMs)) * millisecondsInMinute;
  if (Number.isNaN(offset)) throw new RangeError(`There is no time zone ${timeZone}`);
  const kept = offsets.get(timeZone);
  if (kept && kept.size < offsetsKept) kept.set(quarter, offset);
  else offsets.set(timeZone, new Map([[quarter, offset]]));
  return offset;
}

/** Hours since local midnight, 0 to 24, with fractions. */
export function hourOfDay(timeMs: number, timeZone: string): number {
  const wall = wallClockMs(timeMs, timeZone);
  return (((wall % millisecondsInDay) + millisecondsInDay) % millisecondsInDay) / millisecondsInHour;
}

/** `YYYY-mm-DD HH:MM:SS` at the barn. */
export function clockText(timeMs: number, timeZone: string): string {
  return lightFormat(new UTCDateMini(wallClockMs(timeMs, timeZone)), 'yyyy-MM-dd HH:mm:ss');
}
