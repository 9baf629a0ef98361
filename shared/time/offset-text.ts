import { minutesInHour } from 'date-fns/constants';

/** A distance from UTC in minutes as ISO 8601 writes it: `+02:00`, `-03:30`. */
export function offsetText(minutes: number): string {
  const two = (part: number) => String(Math.trunc(part)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(size / minutesInHour)}:${two(size % minutesInHour)}`;
}
