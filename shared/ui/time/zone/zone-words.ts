import { millisecondsInMinute, minutesInHour } from 'date-fns/constants';
import type { Translate } from '../../../i18n';
import { offsetAt } from '../../../time';

/** How far a zone is ahead of UTC at a moment, as `+02:00` or `−03:30`. */
export function offsetWords(timeMs: number, timeZone: string): string {
  const minutes = Math.round(offsetAt(timeMs, timeZone) / millisecondsInMinute);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '−' : '+'}${two(Math.floor(size / minutesInHour))}:${two(size % minutesInHour)}`;
}

/** The name of a zone as people say it, and its distance from UTC at a moment. */
export function zoneWords(timeMs: number, timeZone: string, t: Translate): string {
  return t('time.zone', { zone: timeZone.replaceAll('_', ' '), offset: offsetWords(timeMs, timeZone) });
}
