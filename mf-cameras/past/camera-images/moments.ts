import { addDays } from 'date-fns/addDays';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { startOfDay } from 'date-fns/startOfDay';

export type RunDirection = 'back' | 'on';

const sign: Readonly<Record<RunDirection, 1 | -1>> = { back: -1, on: 1 };

/** The barn answers pictures of a moment only once they are recorded. */
const recordedAfterMs = 2000;

/** The newest moment that has a picture, to the second. @param barnNow ms since 1970 UTC by the barn's clock */
export function latestMoment(barnNow: number): number {
  return Math.floor((barnNow - recordedAfterMs) / 1000) * 1000;
}

/** One step from a moment. What has not come yet is not stepped to; who is there already stays. */
export function steppedMoment(moment: number, stepMs: number, direction: RunDirection, latest: number): number {
  const next = direction === 'on' ? moment + stepMs : moment - stepMs;
  if (direction === 'on') return Math.max(moment, Math.min(next, latest));
  return Math.max(0, next);
}

/** The moments that come next in a direction, for fetching ahead; none in the future. */
export function momentsAhead(
  moment: number,
  stepMs: number,
  direction: RunDirection,
  count: number,
  latest: number,
): readonly number[] {
  return Array.from({ length: count }, (_, index) => moment + sign[direction] * stepMs * (index + 1)).filter(
    (ahead) => ahead >= 0 && ahead <= latest,
  );
}

/** Moments spread evenly over the day of a moment, midnight first. */
export function momentsOfDay(moment: number, count: number): readonly number[] {
  const begin = startOfDay(moment);
  // Where midnight is skipped, a day begins later than the next one.
  const length = differenceInMilliseconds(startOfDay(addDays(begin, 1)), begin);
  return Array.from({ length: count }, (_, index) => Math.round(begin.getTime() + (length * index) / count));
}
