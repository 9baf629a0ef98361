import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

/** Days from the first day of spreadsheets (30 December 1899) to 1 January 1970. */
const daysBefore1970 = 25_569;

/**
 * A moment as a spreadsheet counts it: days, on the clock of this device, in whole seconds as on the screen. A sheet
 * knows no zones: the heading names it.
 *
 * @param timeMs ms since 1970 UTC
 */
export function localSerial(timeMs: number): number {
  const offsetMs = -new Date(timeMs).getTimezoneOffset() * millisecondsInMinute;
  return Math.floor((timeMs + offsetMs) / 1000) / (millisecondsInDay / 1000) + daysBefore1970;
}
