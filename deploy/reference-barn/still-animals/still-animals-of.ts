import { millisecondsInMinute } from 'date-fns/constants';
import { hasSeen, type ObservedHerd, type SimulatedHerd } from '../cameras/observed-herd';
import type { SeenAnimal, SeenMinute } from '../detections/seen-minute';
import type { Animal } from '../herd/animal';
import { firmAnimalAt } from '../herd/behaviour/animals-at';
import { stillForMs } from '../herd/behaviour/still-for';
import { unmovedAt } from '../herd/behaviour/unmoved';
import { findStillAnimals, type Look, longestStillMs } from './find-still-animals';

/** A barn looks for animals that do not move at whole fives of minutes: whoever asks finds the same. */
export const lookEveryMs = 5 * millisecondsInMinute;

/** The moment of the latest look. */
export function latestLook(timeMs: number): number {
  return Math.floor(timeMs / lookEveryMs) * lookEveryMs;
}

/** The animals before a camera that have lain where they are for longer than any sleep. @param atMs moment of a look */
export function stillAnimalsOf(herd: ObservedHerd, atMs: number): readonly SeenAnimal[] {
  switch (herd.kind) {
    case 'detected': {
      const minutes = herd.minutes({ start: atMs - longestStillMs, end: atMs });
      return findStillAnimals(looksOf(minutes), atMs);
    }
    case 'simulated':
      return findStillAnimals(looksAt(herd, atMs), atMs);
  }
}

function looksOf(minutes: Iterable<SeenMinute>): readonly Look[] {
  return [...minutes].flatMap(({ timeMs, look }) => (look ? [{ timeMs, animals: look.animals }] : []));
}

/**
 * What the looks at a simulated herd show. Only of those that may not have moved: of all the others it is known that
 * they have been up, without looking.
 */
function looksAt(herd: SimulatedHerd, atMs: number): readonly Look[] {
  const { camera } = herd;
  const sinceMs = atMs - stillForMs[camera.species];
  const unmoved = unmovedAt(camera, atMs);
  if (unmoved.length === 0) return [];
  const looks: Look[] = [];
  for (let timeMs = sinceMs; timeMs <= atMs; timeMs += lookEveryMs) {
    if (!hasSeen(herd, timeMs, atMs)) continue;
    const animals = unmoved.flatMap(({ index }) => firmAnimalAt(camera, index, timeMs) ?? []);
    looks.push({ timeMs, animals: animals.map(asSeen) });
  }
  return looks;
}

/** As of a detector that tells points: the middle of a simulated animal is known, and no box around it. */
export function asSeen({ posture, x, y }: Animal): SeenAnimal {
  return { label: posture, posture: postures[posture], x, y, width: 0, height: 0 };
}

const postures = {
  Broiler: null,
  pig_lying: 'lying',
  pig_sitting: 'sitting',
  pig_standing: 'standing',
} as const satisfies Record<Animal['posture'], SeenAnimal['posture']>;
