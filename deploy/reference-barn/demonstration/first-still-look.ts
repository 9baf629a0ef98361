import { firmAnimalAt } from '../herd/behaviour/animals-at';
import { stillForMs } from '../herd/behaviour/still-for';
import { leastKnown, type Unmoved } from '../herd/behaviour/unmoved';
import type { SimulatedCamera } from '../herd/simulated-camera';
import { isSamePlace } from '../still-animals/find-still-animals';
import { latestLook, lookEveryMs, stillAnimalsOf } from '../still-animals/still-animals-of';
import type { StillLook } from '../still-animals/tell-still-animals';

/**
 * The look at which a barn notices an animal, with that animal alone; null if it has gone before. It is noticed from
 * then on, so a few of the looks say which is the first.
 */
export function firstStillLook(
  camera: SimulatedCamera,
  { index, fromMs, untilMs }: Unmoved,
): (StillLook & { readonly camera: SimulatedCamera }) | null {
  const stillAt = (atMs: number) => {
    const body = firmAnimalAt(camera, index, atMs);
    const found = stillAnimalsOf({ kind: 'simulated', camera, silentSince: null }, atMs);
    return body ? found.filter((one) => isSamePlace(one, body)) : [];
  };
  // What comes before it lay down, in its sleep, is the least part of it.
  const stillMs = stillForMs[camera.species];
  let before = Math.floor((fromMs + leastKnown * stillMs) / lookEveryMs);
  let from = latestLook(Math.min(untilMs - 1, fromMs + stillMs + 3 * lookEveryMs)) / lookEveryMs;
  if (stillAt(from * lookEveryMs).length === 0) return null;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (stillAt(middle * lookEveryMs).length > 0) from = middle;
    else before = middle;
  }
  const atMs = from * lookEveryMs;
  return { camera, still: stillAt(atMs).slice(0, 1), atMs };
}
