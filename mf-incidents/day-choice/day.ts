import { formatDateTime } from '@barnwatch/shared/i18n';

/** A day of the device's calendar as `YYYY-MM-DD`. */
export type Day = string;

/** From the first moment of a day to the first one of the next, ms since 1970 UTC. */
export interface DaySpan {
  readonly start: number;
  readonly end: number;
}

/** Characters of the day in the full form of spec 9, `YYYY-mm-DD HH:MM:SS`. */
const dayLength = 10;

/** The day that the device's calendar shows at a moment, ms since 1970 UTC. */
export function dayOf(timeMs: number): Day {
  return formatDateTime(timeMs).slice(0, dayLength);
}

/** A day of an address or a field; null for what is none, such as 31 February. */
export function parseDay(text: string | null): Day | null {
  if (text === null || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const read = startOf(text, 0);
  return !Number.isNaN(read) && dayOf(read) === text ? text : null;
}

/** As long as the device's clocks make it: 23 or 25 hours where they are changed. */
export function daySpan(day: Day): DaySpan {
  return { start: startOf(day, 0), end: startOf(day, 1) };
}

/** The day that lies so many days later; earlier for a negative number. */
export function plusDays(day: Day, days: number): Day {
  return dayOf(startOf(day, days));
}

function startOf(day: Day, daysLater: number): number {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).getTime();
}
