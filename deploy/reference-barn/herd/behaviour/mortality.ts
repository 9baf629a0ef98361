import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { between, chance } from '../randomness/hash';
import type { SimulatedCamera, Species } from '../simulated-camera';
import { stillForMs } from './still-for';

/** Days from housing to slaughter, and the share that dies in that time: rates of ordinary commercial barns. */
const batches: Record<Species, { days: number; dies: number }> = {
  pig: { days: 110, dies: 0.025 },
  broiler: { days: 40, dies: 0.035 },
};

/** When an animal of the present batch dies and when its body is taken away; null if it lives to the end. */
export interface Death {
  diedMs: number;
  collectedMs: number;
}

/** The number of the batch that is in the barn. */
export function batchAt(camera: SimulatedCamera, timeMs: number): number {
  return Math.floor((timeMs + batchShiftMs(camera)) / (batches[camera.species].days * millisecondsInDay));
}

/** When a batch was placed; the one before was moved out at the same moment. ms since 1970 UTC */
export function placedMs(camera: SimulatedCamera, batch: number): number {
  return batch * batches[camera.species].days * millisecondsInDay - batchShiftMs(camera);
}

/** By index of the animal; null if it lives to the end of the batch. */
export function deathsIn(camera: SimulatedCamera, batch: number): readonly (Death | null)[] {
  const { days, dies } = batches[camera.species];
  const startMs = placedMs(camera, batch);
  return Array.from({ length: camera.animalCount }, (_, animal) => {
    if (chance(camera.seed, animal, batch, 802) > dies) return null;
    const diedMs = Math.floor(
      startMs + between(0.01, 0.98, camera.seed, animal, batch, 803) * days * millisecondsInDay,
    );
    return {
      diedMs,
      // Somebody comes for it once it has been noticed.
      collectedMs:
        diedMs +
        stillForMs[camera.species] +
        Math.floor(between(0.3, 6, camera.seed, animal, batch, 804) * millisecondsInHour),
    };
  });
}

function batchShiftMs(camera: SimulatedCamera): number {
  return between(0, batches[camera.species].days, camera.seed, 801) * millisecondsInDay;
}
