import { firstMomentOfDay } from '@barnwatch/shared/time';
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { hourOfDay, wallClockMs } from '../herd/light/local-time';
import type { Day } from './story';

/** The barn's day that a moment belongs to. @param timeMs ms since 1970 UTC */
export function dayAt(timeMs: number, timeZone: string): Day {
  return dayOf(Math.floor(wallClockMs(timeMs, timeZone) / millisecondsInDay), timeZone);
}

/** @param index days since 1970 on the barn's calendar */
export function dayOf(index: number, timeZone: string): Day {
  const startOf = (day: number) => firstMomentOfDay(new UTCDateMini(day * millisecondsInDay), timeZone);
  return { index, startMs: startOf(index), endMs: startOf(index + 1) };
}

/** The moment of a wall-clock hour on a day; one that summer time skips or repeats is off by that hour. */
export function atHour(day: Day, hour: number, timeZone: string): number {
  const guess = day.startMs + hour * millisecondsInHour;
  return guess + (hour - hourOfDay(guess, timeZone)) * millisecondsInHour;
}

/** The moment itself in the working hours, else early on the next morning: people write while they are in the barn. */
export function whenPeopleAreThere(timeMs: number, timeZone: string): number {
  const hour = hourOfDay(timeMs, timeZone);
  if (hour >= firstWorkingHour && hour < lastWorkingHour) return timeMs;
  const untilMorning = (firstWorkingHour - hour + 24) % 24;
  // Not everything is written down in the same minute.
  return timeMs + untilMorning * millisecondsInHour + (timeMs % (millisecondsInHour / 2));
}

export const firstWorkingHour = 5.5;
export const lastWorkingHour = 19;
