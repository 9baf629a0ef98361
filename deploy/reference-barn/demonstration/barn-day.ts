import { hourOfDay, wallClockMs } from '../herd/light/local-time';
import { type Day, dayMs, hourMs } from './story';

/** The barn's day that a moment belongs to. @param timeMs ms since 1970 UTC */
export function dayAt(timeMs: number, timeZone: string): Day {
  return dayOf(Math.floor(wallClockMs(timeMs, timeZone) / dayMs), timeZone);
}

/** @param index days since 1970 on the barn's calendar */
export function dayOf(index: number, timeZone: string): Day {
  return { index, startMs: midnight(index, timeZone), endMs: midnight(index + 1, timeZone) };
}

/** The moment of a wall-clock hour on a day; one that summer time skips or repeats is off by that hour. */
export function atHour(day: Day, hour: number, timeZone: string): number {
  const guess = day.startMs + hour * hourMs;
  return guess + (hour - hourOfDay(guess, timeZone)) * hourMs;
}

/** The moment itself in the working hours, else early on the next morning: people write while they are in the barn. */
export function whenPeopleAreThere(timeMs: number, timeZone: string): number {
  const hour = hourOfDay(timeMs, timeZone);
  if (hour >= firstWorkingHour && hour < lastWorkingHour) return timeMs;
  const untilMorning = (firstWorkingHour - hour + 24) % 24;
  // Not everything is written down in the same minute.
  return timeMs + untilMorning * hourMs + (timeMs % (hourMs / 2));
}

export const firstWorkingHour = 5.5;
export const lastWorkingHour = 19;

function midnight(index: number, timeZone: string): number {
  const wall = index * dayMs;
  const guess = wall - (wallClockMs(wall, timeZone) - wall);
  // Near a change of summer time the offset at the guess may be the other one.
  return guess + (wall - wallClockMs(guess, timeZone));
}
