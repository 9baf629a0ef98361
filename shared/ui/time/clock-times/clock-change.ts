import { asUtc, momentsOf, offsetAt, reachOf, type WallTime, wallTimeAt } from './wall-time';

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
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return { atMs: high, from: fromUtc(high + before), to: wallTimeAt(high, timeZone) };
}

/** The first moment of a day: midnight, or what follows where clocks were put forward over midnight. */
export function startOfDay({ year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>, timeZone: string): number {
  const midnight = { year, month, day, hour: 0, minute: 0, second: 0 };
  return momentsOf(midnight, timeZone)[0] ?? clockChangeAround(midnight, timeZone)?.atMs ?? asUtc(midnight);
}

/** The inverse of `asUtc`. */
export function fromUtc(utcMs: number): WallTime {
  const date = new Date(utcMs);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}
