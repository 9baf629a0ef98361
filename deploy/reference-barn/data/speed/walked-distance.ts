import { millisecondsInMinute } from 'date-fns/constants';
import { type FloorPlaces, placesAt } from '../../herd/behaviour/animals-at';
import type { SimulatedCamera, Species } from '../../herd/simulated-camera';

/** Snout to tail of a finishing pig of about 100 kg and of a grown broiler, metres. */
const bodyLengths: Readonly<Record<Species, number>> = { pig: 1.2, broiler: 0.3 };

/** How long one measurement takes: the time since the last check of the usual schedule (product 9.13). */
export const speedSpanMs = 600_000;

/** It looks three times at two moments, this far apart. */
const lookEveryMs = speedSpanMs / 3;
const betweenLooksMs = 10_000;
/** This many of a camera's animals are followed: enough, over all cameras, to say how a herd or a flock moves. */
const mostFollowed: Readonly<Record<Species, number>> = { pig: 20, broiler: 5 };

/** What animals have walked, to be added up over cameras and spans before the mean is taken. */
export interface Walked {
  readonly bodyLengths: number;
  /** How often an animal was looked at over ten seconds. */
  readonly looks: number;
}

export const nothingWalked: Walked = { bodyLengths: 0, looks: 0 };

/** What the living animals of a camera have walked in the ten minutes before a moment. @param untilMs ms since 1970 UTC */
export function walkedBefore(camera: SimulatedCamera, untilMs: number): Walked {
  const every = Math.max(1, Math.ceil(camera.animalCount / mostFollowed[camera.species]));
  let walked = 0;
  let looks = 0;
  for (let fromMs = untilMs - speedSpanMs; fromMs < untilMs; fromMs += lookEveryMs) {
    const before: FloorPlaces = placesAt(camera, fromMs, every);
    for (const [animal, { x, y }] of placesAt(camera, fromMs + betweenLooksMs, every)) {
      const start = before.get(animal);
      if (!start) continue;
      walked += Math.hypot(x - start.x, y - start.y) / bodyLengths[camera.species];
      looks += 1;
    }
  }
  return { bodyLengths: walked, looks };
}

export function together(one: Walked, other: Walked): Walked {
  return { bodyLengths: one.bodyLengths + other.bodyLengths, looks: one.looks + other.looks };
}

/** Body lengths a minute, to a hundredth; null where nobody was looked at. */
export function speedOf({ bodyLengths: walked, looks }: Walked): number | null {
  return looks === 0 ? null : Math.round((walked / looks) * (millisecondsInMinute / betweenLooksMs) * 100) / 100;
}
