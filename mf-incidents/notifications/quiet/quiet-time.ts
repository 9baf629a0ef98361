import { clockChangeAround, momentsOf, type WallTime, wallTimeAt } from '@barnwatch/shared/time';
import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { millisecondsInMinute, minutesInHour } from 'date-fns/constants';
import { startOfDay } from 'date-fns/startOfDay';

/** From one time of day to another, minutes since midnight; over midnight where the end is the earlier one. */
export interface QuietHours {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** For how long nothing is said, from a press on. */
export type Snooze =
  | { readonly kind: 'minutes'; readonly sinceMs: number }
  /** Until the clocks show that time of day for the first time: in whichever zone the device is by then. */
  | { readonly kind: 'time-of-day'; readonly sinceMs: number; readonly minute: number };

/** Product 3.19: a short snooze, ms. */
export const shortSnoozeMs = 30 * millisecondsInMinute;

/** When it is morning for somebody without quiet hours: 6:00. */
const morningMinute = 6 * minutesInHour;

/** Whether the clocks of a zone show a time within quiet hours. Hours that end when they begin are none. */
export function isQuietAt({ fromMinute, toMinute }: QuietHours, nowMs: number, timeZone: string): boolean {
  const minute = minuteOfDay(wallTimeAt(nowMs, timeZone));
  if (fromMinute <= toMinute) return fromMinute <= minute && minute < toMinute;
  return minute >= fromMinute || minute < toMinute;
}

/** The end of quiet hours is the morning of whoever has some. */
export function morningOf(hours: QuietHours | null): number {
  return hours?.toMinute ?? morningMinute;
}

/** The first moment after another one at which the clocks of a zone show a time of day, or pass over it. */
export function nextTimeOfDay(minute: number, afterMs: number, timeZone: string): number {
  const today = startOfDay(wallTimeAt(afterMs, timeZone));
  // The day before too: clocks that are put back at midnight show its last hour once more.
  for (const day of [-1, 0, 1, 2]) {
    const found = shownOrPassed(addMinutes(addDays(today, day), minute), timeZone).find((moment) => moment > afterMs);
    if (found !== undefined) return found;
  }
  throw new RangeError(`no zone is without ${minute} for three days: ${timeZone}`);
}

function shownOrPassed(wall: WallTime, timeZone: string): readonly number[] {
  const shown = momentsOf(wall, timeZone);
  if (shown.length > 0) return shown;
  const change = clockChangeAround(wall, timeZone);
  return change === null ? [] : [change.atMs];
}

/** When a snooze ends, ms since 1970 UTC. */
export function snoozeEnd(snooze: Snooze, timeZone: string): number {
  switch (snooze.kind) {
    case 'minutes':
      return snooze.sinceMs + shortSnoozeMs;
    case 'time-of-day':
      return nextTimeOfDay(snooze.minute, snooze.sinceMs, timeZone);
  }
}

/** Whether a snooze holds. A clock that was set back to before it was begun ends it: it must not last for days. */
export function isSnoozedAt(snooze: Snooze | null, nowMs: number, timeZone: string): boolean {
  return snooze !== null && snooze.sinceMs <= nowMs && nowMs < snoozeEnd(snooze, timeZone);
}

function minuteOfDay(wall: WallTime): number {
  return wall.getUTCHours() * minutesInHour + wall.getUTCMinutes();
}
