import { isAfter } from 'date-fns/isAfter';
import { isBefore } from 'date-fns/isBefore';
import { startOfDay } from 'date-fns/startOfDay';
import type { WallTime } from '../../../time';

/** The first and last day that can be chosen, whatever their time of day; no end where there is none. */
export interface DayLimits {
  readonly first?: WallTime | undefined;
  readonly last?: WallTime | undefined;
}

/** The day itself, or the nearest that can be chosen. */
export function nearestWithin(day: WallTime, { first, last }: DayLimits): WallTime {
  if (first && isBefore(startOfDay(day), startOfDay(first))) return first;
  return last && isAfter(startOfDay(day), startOfDay(last)) ? last : day;
}

export function isWithin(day: WallTime, limits: DayLimits): boolean {
  return nearestWithin(day, limits) === day;
}
