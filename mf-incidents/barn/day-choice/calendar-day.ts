import { formatIsoDay } from '@barnwatch/shared/i18n';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';

/** A day of the device's calendar as `YYYY-MM-DD`, as addresses, keys and the calendar know it. */
export type Day = string;

/** From the first moment of a day to the first one of the next, ms since 1970 UTC. */
export interface DaySpan {
  readonly start: number;
  readonly end: number;
}

/** The day that the device's calendar shows at a moment, ms since 1970 UTC; a dash beyond all calendars. */
export function dayOf(timeMs: number): Day {
  return formatIsoDay(timeMs);
}

/** A day out of an address or a field; null for anything else, such as 31 February. */
export function parseDay(text: string | null): Day | null {
  if (text === null || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  return dayOf(startOf(text).getTime()) === text ? text : null;
}

/** As long as the device's clocks make it: 23 or 25 hours where they are changed. */
export function daySpan(day: Day): DaySpan {
  const start = startOf(day);
  // Where midnight is skipped, a day begins later than the next one.
  return { start: start.getTime(), end: startOfDay(addDays(start, 1)).getTime() };
}

/** The day that lies that many days later; earlier for a negative number. */
export function plusDays(day: Day, days: number): Day {
  return dayOf(addDays(startOf(day), days).getTime());
}

/** In years of any length, which no ISO text has. */
function startOf(day: Day): Date {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
