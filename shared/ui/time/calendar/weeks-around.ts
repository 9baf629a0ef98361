import { addDays } from 'date-fns/addDays';
import { daysInWeek } from 'date-fns/constants';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import type { WallTime } from '../../../time';

/** Product 9.5: the week begins on Monday. */
export const weekRule = { weekStartsOn: 1 } as const;

const weeksShown = 6;

/** The weeks that show a day's month. Always six, so that nothing jumps from month to month. */
export function weeksAround(day: WallTime): readonly (readonly WallTime[])[] {
  const monday = startOfWeek(startOfMonth(day), weekRule);
  return Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: daysInWeek }, (_, weekday) => addDays(monday, week * daysInWeek + weekday)),
  );
}
