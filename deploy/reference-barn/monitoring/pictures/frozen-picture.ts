import { millisecondsInMinute } from 'date-fns/constants';
import { faultyOf, type Sight, unknown, well } from '../fault';
import { brightnessOf, differenceOf, type GreyPicture } from './grey-picture';

/** How long a camera has shown the same picture. */
export interface SamePicture {
  readonly picture: GreyPicture;
  readonly sinceMs: number;
  /** How often it was seen, the first time included. */
  readonly times: number;
}

/**
 * Of two pictures that a sensor has taken, some places always differ by its noise, also of an empty pen: those that
 * differ at fewer than one in fifty are one picture sent again.
 */
const leastDifference = 0.02;
/** In the dark everything is alike. */
const leastBrightness = 16;
const leastTimes = 10;
const leastMs = 10 * millisecondsInMinute;

export function seeAgain(before: SamePicture | null, picture: GreyPicture, nowMs: number): SamePicture {
  const isSame = before !== null && differenceOf(before.picture, picture) < leastDifference;
  return isSame ? { ...before, times: before.times + 1 } : { picture, sinceMs: nowMs, times: 1 };
}

export function frozenSight(same: SamePicture | null, nowMs: number): Sight {
  if (same === null || brightnessOf(same.picture) < leastBrightness) return unknown;
  const lastsMs = nowMs - same.sinceMs;
  const isFrozen = same.times >= leastTimes && lastsMs >= leastMs;
  return isFrozen ? faultyOf(`${Math.round(lastsMs / millisecondsInMinute)} min`) : well;
}
