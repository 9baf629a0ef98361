import type { TimeSpan } from '@barnwatch/shared/wire';
import { addDays } from 'date-fns/addDays';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { setHours } from 'date-fns/setHours';
import { startOfDay } from 'date-fns/startOfDay';

/** A lamp that is lit for less does not divide a night. */
const shortestDay = 45 * millisecondsInMinute;
/** Dark for less is no night: somebody has switched the light off for a while. */
const shortestNight = 2 * millisecondsInHour;
/** Where nobody knows when it was dark: from eight in the evening to six in the morning. */
const usualHours = { start: 20, end: 6 } as const;

/**
 * The last night by the barn's own dark hours; one that goes on ends now.
 *
 * @param dark the spans in which a camera saw by infrared, in order
 * @param now ms since 1970 UTC by the barn's clock
 */
export function lastNight(dark: readonly TimeSpan[], now: number): TimeSpan {
  const nights: TimeSpan[] = [];
  for (const { start, end } of dark) {
    const last = nights.at(-1);
    if (last && start - last.end < shortestDay) nights[nights.length - 1] = { start: last.start, end };
    else nights.push({ start, end });
  }
  const found = nights
    .map(({ start, end }) => ({ start, end: Math.min(end, now) }))
    .findLast(({ start, end }) => end - start >= shortestNight);
  return found ?? usualNight(now);
}

/** The last night by the clock that has begun at least an hour ago. */
function usualNight(now: number): TimeSpan {
  const today = startOfDay(now);
  const evening = setHours(today, usualHours.start);
  const begun = now - evening.getTime() >= millisecondsInHour ? evening : addDays(evening, -1);
  const morning = setHours(startOfDay(addDays(begun, 1)), usualHours.end);
  return { start: begun.getTime(), end: Math.min(morning.getTime(), now) };
}
