import { isValid } from 'date-fns/isValid';
import { lightFormat } from 'date-fns/lightFormat';
import { wallTimeAt } from '../../time';

/** Which clock a moment is read on: an IANA name, or the device's own where none is given. */
export interface TimeZoneChoice {
  readonly timeZone?: string;
}

/** Spec 9: `YYYY-mm-DD HH:MM:SS`, as date-fns writes a form. */
export const dateTimeForm = 'yyyy-MM-dd HH:mm:ss';

/** What a barn sends need not be a moment that a calendar knows: a screen shows a dash then and stands. */
const noMoment = '–';

function written(timeMs: number, form: string, { timeZone }: TimeZoneChoice): string {
  const date = timeZone === undefined ? new Date(timeMs) : wallTimeAt(timeMs, timeZone);
  return isValid(date) ? lightFormat(date, form) : noMoment;
}

/** Spec 9: the full form `YYYY-mm-DD HH:MM:SS` of a moment in ms since 1970 UTC. */
export function formatDateTime(timeMs: number, choice: TimeZoneChoice = {}): string {
  return written(timeMs, dateTimeForm, choice);
}

/** Spec 9: the date filter's form `day.month.year`. */
export function formatDay(timeMs: number, choice: TimeZoneChoice = {}): string {
  return written(timeMs, 'dd.MM.yyyy', choice);
}

/** The time of day as `HH:MM`. */
export function formatTimeOfDay(timeMs: number, choice: TimeZoneChoice = {}): string {
  return written(timeMs, 'HH:mm', choice);
}
