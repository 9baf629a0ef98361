import { subDays } from 'date-fns/subDays';

/**
 * The same time on the clock so many days before, also where the clocks were changed in between: animals are fed by the
 * clock. @param timeMs ms since 1970 UTC, on this device's clock
 */
export function sameHourBefore(timeMs: number, days: number): number {
  return subDays(timeMs, days).getTime();
}

/** How the time on the clock some days before is found. */
export type SameHour = typeof sameHourBefore;
