import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInHour, millisecondsInSecond } from 'date-fns/constants';
import type { TimeReach } from '../../timeline/geometry/time-view';

/** What the strip below a live picture shows. */
export interface LiveStrip {
  readonly lengthMs: number;
  /** ms since 1970 UTC by the barn's clock; null while it moves on with now. */
  readonly end: number | null;
}

/** Back to here one looks most, and can still hit a minute with a thumb. */
export const liveStrip: LiveStrip = { lengthMs: 2 * millisecondsInHour, end: null };

/** Ahead of the needle, where now is while nothing is moved: the share of the strip. */
const airShare = 0.06;
/** Nothing newer is recorded yet. */
const newestMs = 10 * millisecondsInSecond;

export function stripAt({ lengthMs, end }: LiveStrip, { latest }: TimeReach): TimeSpan {
  const until = end ?? Math.round(latest + airShare * lengthMs);
  return { start: until - lengthMs, end: until };
}

/** The moment that has come to where now was; null where that is now, or nearly. */
export function momentOfStrip({ start, end }: TimeSpan, { latest }: TimeReach): number | null {
  const length = end - start;
  const moment = Math.round(end - airShare * length);
  // A pixel of a long strip is more than the newest seconds.
  return moment > latest - Math.max(newestMs, length / 500) ? null : moment;
}
