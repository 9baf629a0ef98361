import { animalsAt } from '../herd/behaviour/animals-at';
import type { SimulatedCamera, Species } from '../herd/simulated-camera';

/** Snout to tail of a finishing pig of about 100 kg and of a grown broiler, metres. */
const bodyLengths: Readonly<Record<Species, number>> = { pig: 1.2, broiler: 0.3 };

// The time since the last check of the usual schedule, in every minute of which it looks twice, ten seconds apart.
const spanMinutes = 10;
export const observedMs = spanMinutes * 60_000;
const betweenLooksMs = 10_000;
const minuteMs = 60_000;

/**
 * Mean speed of the living animals that the cameras see, over the ten minutes before a moment.
 * @param untilMs ms since 1970 UTC
 * @param breathe awaited between looks: a big herd takes a while
 * @returns body lengths a minute, to a hundredth; null where there is nothing to see
 */
export async function measureHerdSpeed(
  cameras: readonly SimulatedCamera[],
  untilMs: number,
  breathe: () => Promise<void> | undefined,
): Promise<number | null> {
  let bodyLengthsWalked = 0;
  let looks = 0;
  for (const camera of cameras) {
    for (let minute = spanMinutes; minute > 0; minute--) {
      await breathe();
      const fromMs = untilMs - minute * minuteMs;
      const before = placesOf(camera, fromMs);
      for (const [animalId, place] of placesOf(camera, fromMs + betweenLooksMs)) {
        const start = before.get(animalId);
        if (!start) continue;
        bodyLengthsWalked += Math.hypot(place.x - start.x, place.y - start.y) / bodyLengths[camera.species];
        looks += 1;
      }
    }
  }
  if (looks === 0) return null;
  return Math.round((bodyLengthsWalked / looks) * (minuteMs / betweenLooksMs) * 100) / 100;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the living are on the floor, metres. */
function placesOf(camera: SimulatedCamera, timeMs: number): ReadonlyMap<string, Place> {
  const living = animalsAt(camera, timeMs).filter(({ alive }) => alive);
  return new Map(living.map(({ animalId, floor }) => [animalId, floor]));
}
