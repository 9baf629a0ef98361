import { UTCDateMini } from '@date-fns/utc/date/mini';
import { millisecondsInSecond } from 'date-fns/constants';
import { startOfDay } from 'date-fns/startOfDay';
import { momentsOf, offsetAt, reachOf, type WallTime, wallTimeAt } from './wall-clock';

/** Clocks are changed at `atMs`: they were about to show `from`, and show `to`. */
export interface ClockChange {
  readonly atMs: number;
  readonly from: WallTime;
  readonly to: WallTime;
}

/** The change of the clocks within reach of a wall time; null on ordinary days. */
export function clockChangeAround(wall: WallTime, timeZone: string): ClockChange | null {
  const reach = reachOf(wall);
  const before = offsetAt(reach.fromMs, timeZone);
  if (offsetAt(reach.toMs, timeZone) === before) return null;
  let low = reach.fromMs;
  let high = reach.toMs;
  // Halved down to the second.
  while (high - low > millisecondsInSecond) {
    const middle = Math.floor((low + high) / (2 * millisecondsInSecond)) * millisecondsInSecond;
    if (offsetAt(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return { atMs: high, from: new UTCDateMini(high + before), to: wallTimeAt(high, timeZone) };
}

/** The first moment of a wall time's day: midnight, or what follows where clocks were put forward over midnight. */
export function firstMomentOfDay(wall: WallTime, timeZone: string): number {
  const midnight = startOfDay(wall);
  return momentsOf(midnight, timeZone)[0] ?? clockChangeAround(midnight, timeZone)?.atMs ?? midnight.getTime();
}
