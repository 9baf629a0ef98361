import type { Translate } from '../../../i18n';
import { offsetAt } from './wall-time';

const MINUTE_MS = 60_000;

/** How far a zone is ahead of UTC at a moment, as `+02:00` or `−03:30`. */
export function offsetWords(timeMs: number, timeZone: string): string {
  const minutes = Math.round(offsetAt(timeMs, timeZone) / MINUTE_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The name of a zone as people say it, and its distance from UTC at a moment. */
export function zoneWords(timeMs: number, timeZone: string, t: Translate): string {
  return t('time.zone', { zone: timeZone.replaceAll('_', ' '), offset: offsetWords(timeMs, timeZone) });
}
