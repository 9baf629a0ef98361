import { type CivilDay, daysAfterMonday, plusDays, plusMonths } from './civil-day';

/**
 * Where a key leads from a day, by the ARIA pattern of a calendar grid: days and weeks by arrows, ends of the week by
 * Home and End, months by Page Up and Down, years with Shift. `null` where the key means nothing to a calendar.
 */
export function dayAfterKey(key: string, shift: boolean, day: CivilDay): CivilDay | null {
  switch (key) {
    case 'ArrowLeft':
      return plusDays(day, -1);
    case 'ArrowRight':
      return plusDays(day, 1);
    case 'ArrowUp':
      return plusDays(day, -7);
    case 'ArrowDown':
      return plusDays(day, 7);
    case 'Home':
      return plusDays(day, -daysAfterMonday(day));
    case 'End':
      return plusDays(day, 6 - daysAfterMonday(day));
    case 'PageUp':
      return plusMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return plusMonths(day, shift ? 12 : 1);
    default:
      return null;
  }
}
