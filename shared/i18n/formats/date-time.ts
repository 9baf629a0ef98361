import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { isValid } from 'date-fns/isValid';
import { lightFormat } from 'date-fns/lightFormat';
import { deviceTimeZone, momentsOf, offsetAt, offsetText, wallTimeAt } from '../../time';

/** Which clock a moment is read on: an IANA name, or the device's own where none is given. */
export interface TimeZoneChoice {
  readonly timeZone?: string;
}

/** Product 9.5: `YYYY-mm-DD HH:MM:SS`, as date-fns writes a form. */
export const dateTimeForm = 'yyyy-MM-dd HH:mm:ss';

/** What a barn sends need not be a moment that a calendar knows: a screen shows a dash then and stands. */
const noMoment = '–';

/**
 * A moment in a form of date-fns' `lightFormat`.
 * @param timeMs ms since 1970 UTC
 */
export function formatMoment(timeMs: number, form: string, { timeZone }: TimeZoneChoice = {}): string {
  const date = timeZone === undefined ? new Date(timeMs) : wallTimeAt(timeMs, timeZone);
  return isValid(date) ? lightFormat(date, form) : noMoment;
}

/** Product 9.5: the full form `YYYY-mm-DD HH:MM:SS` of a moment in ms since 1970 UTC. */
export function formatDateTime(timeMs: number, choice: TimeZoneChoice = {}): string {
  return formatMoment(timeMs, dateTimeForm, choice);
}

/** The same of what was recorded: where the clocks are put back and show it twice, with the distance from UTC. */
export function formatExactTime(timeMs: number, choice: TimeZoneChoice = {}): string {
  const text = formatDateTime(timeMs, choice);
  return isShownTwice(timeMs, choice) ? `${text} ${offsetWords(timeMs, choice)}` : text;
}

/** Product 9.5: the date filter's form `day.month.year`. */
export function formatDay(timeMs: number, choice: TimeZoneChoice = {}): string {
  return formatMoment(timeMs, 'dd.MM.yyyy', choice);
}

/** A day as addresses, keys and names of files have it: `YYYY-MM-DD`. */
export function formatIsoDay(timeMs: number, choice: TimeZoneChoice = {}): string {
  return formatMoment(timeMs, 'yyyy-MM-dd', choice);
}

/** The time of day as `HH:MM`. */
export function formatTimeOfDay(timeMs: number, choice: TimeZoneChoice = {}): string {
  return formatMoment(timeMs, 'HH:mm', choice);
}

/** A moment on this device's clock with the distance of its zone from UTC: `2026-11-21T13:05:00+01:00` (ISO 8601). */
export function formatWithZone(timeMs: number): string {
  return `${formatMoment(timeMs, "yyyy-MM-dd'T'HH:mm:ss")}${formatOffset(timeMs)}`;
}

/** How far this device's clock is ahead of UTC at a moment: `+01:00`. */
export function formatOffset(timeMs: number): string {
  return offsetText(-new Date(timeMs).getTimezoneOffset());
}

function isShownTwice(timeMs: number, { timeZone = deviceTimeZone() }: TimeZoneChoice): boolean {
  const [before, after] = [timeMs - millisecondsInDay, timeMs + millisecondsInDay].map((at) => offsetAt(at, timeZone));
  // On all other days there is nothing to look for. What is no moment has no clock.
  return before !== after && isValid(new Date(timeMs)) && momentsOf(wallTimeAt(timeMs, timeZone), timeZone).length > 1;
}

function offsetWords(timeMs: number, { timeZone = deviceTimeZone() }: TimeZoneChoice): string {
  return offsetText(offsetAt(timeMs, timeZone) / millisecondsInMinute);
}
