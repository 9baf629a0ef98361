import { millisecondsInHour } from 'date-fns/constants';
import { setHours } from 'date-fns/setHours';
import { startOfDay } from 'date-fns/startOfDay';
import { subDays } from 'date-fns/subDays';

/** What lies below the regions. */
export const backgrounds = ['now', 'day', 'night'] as const;

export type Background = (typeof backgrounds)[number];

/** It is light at noon, and dark two hours after midnight, all year round in all barns. */
const hours = { day: 12, night: 2 } as const;

/** The last noon or night that has been recorded for certain. @param now ms since 1970 UTC by the barn's clock */
export function momentOf(background: 'day' | 'night', now: number): number {
  const today = setHours(startOfDay(now), hours[background]);
  const isRecorded = now - today.getTime() >= millisecondsInHour;
  return (isRecorded ? today : setHours(subDays(startOfDay(now), 1), hours[background])).getTime();
}
