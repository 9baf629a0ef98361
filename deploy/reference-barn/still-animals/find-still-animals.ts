import { millisecondsInMinute } from 'date-fns/constants';
import { labels } from '../data/labels';
import type { SeenAnimal } from '../detections/seen-minute';
import { stillForMs } from '../herd/behaviour/still-for';
import type { Species } from '../herd/simulated-camera';

export const longestStillMs = Math.max(...Object.values(stillForMs));

/** It counts as one place within this share of the animal's length, or of the picture where only a point is known. */
const reach = { ofLength: 0.25, ofPicture: 0.02 } as const;
/** A detector misses an animal now and then. */
const leastFound = 0.8;
/** Nobody knows what happened while nobody looked for longer than this. */
const longestGapMs = 10 * millisecondsInMinute;

/** What was seen of a herd at a moment. */
export interface Look {
  /** ms since 1970 UTC */
  readonly timeMs: number;
  readonly animals: readonly SeenAnimal[];
}

/**
 * The animals of the newest look that have lain where they are for all of the time: the one rule for every herd,
 * whatever has looked at it. @param seen in order
 */
export function findStillAnimals(seen: readonly Look[], nowMs: number): readonly SeenAnimal[] {
  const looks = seen.map(({ timeMs, animals }) => ({ timeMs, animals: animals.filter(mayLie) }));
  const newest = looks.at(-1);
  if (!newest || nowMs - newest.timeMs > longestGapMs) return [];
  return newest.animals.filter((animal) => {
    const sinceMs = nowMs - stillForMs[speciesOf(animal)];
    const within = looks.filter(({ timeMs }) => timeMs >= sinceMs);
    if (!isGapless([sinceMs, ...within.map(({ timeMs }) => timeMs)])) return false;
    const found = within.filter(({ animals }) => animals.some((other) => isSamePlace(animal, other)));
    const wasThere = (found[0]?.timeMs ?? nowMs) - sinceMs <= longestGapMs;
    return wasThere && found.length >= leastFound * within.length;
  });
}

/** Whether two animals of one camera lie at one place. */
export function isSamePlace(
  { x, y, width, height }: SeenAnimal,
  other: { readonly x: number; readonly y: number },
): boolean {
  const farthest = width === 0 ? reach.ofPicture : reach.ofLength * Math.max(width, height);
  return Math.hypot(x - other.x, y - other.y) <= farthest;
}

function mayLie({ label, posture }: SeenAnimal): boolean {
  return posture === 'lying' || (posture === null && label === 'Broiler');
}

function speciesOf({ label }: SeenAnimal): Species {
  return labels.find((known) => known.label === label)?.species ?? 'pig';
}

function isGapless(times: readonly number[]): boolean {
  return times.every((timeMs, index) => timeMs - (times[index - 1] ?? timeMs) <= longestGapMs);
}
