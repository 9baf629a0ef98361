import type { TakenAlong } from '@barnwatch/shared/along';
import { millisecondsInDay } from 'date-fns/constants';

/** What a device notes of a barn whose stills were taken along whole, a day before. */
export function takenADayAgo(now: number, part: string): TakenAlong {
  return {
    parts: [part],
    days: 1,
    daily: true,
    begunAt: now - millisecondsInDay,
    wholeAt: now - millisecondsInDay,
    here: [],
    missing: 0,
    sizes: {},
  };
}
