import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addWeeks } from 'date-fns/addWeeks';
import { addYears } from 'date-fns/addYears';
import { endOfWeek } from 'date-fns/endOfWeek';
import { startOfWeek } from 'date-fns/startOfWeek';
import type { WallTime } from '../../../time';
import { weekRule } from './weeks-around';

/**
 * Where a key leads from a day, by the ARIA pattern of a calendar grid: days and weeks by arrows, ends of the week by
 * Home and End, months by Page Up and Down, years with Shift. `null` where the key means nothing to a calendar.
 */
export function dayAfterKey(key: string, shift: boolean, day: WallTime): WallTime | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addWeeks(day, -1);
    case 'ArrowDown':
      return addWeeks(day, 1);
    case 'Home':
      return startOfWeek(day, weekRule);
    case 'End':
      return endOfWeek(day, weekRule);
    case 'PageUp':
      return shift ? addYears(day, -1) : addMonths(day, -1);
    case 'PageDown':
      return shift ? addYears(day, 1) : addMonths(day, 1);
    default:
      return null;
  }
}
