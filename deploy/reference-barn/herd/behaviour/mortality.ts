import { between, chance } from '../randomness/hash';
import type { SimulatedCamera, Species } from '../simulated-camera';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Days from housing to slaughter, and the share that dies in that time: rates of ordinary commercial barns. */
const BATCHES: Record<Species, { days: number; dies: number }> = {
  pig: { days: 110, dies: 0.025 },
  broiler: { days: 40, dies: 0.035 },
};

/** When an animal of the present batch dies and when its body is taken away; null if it lives to the end. */
export interface Death {
  diedMs: number;
  collectedMs: number;
}

export function deathOf(camera: SimulatedCamera, animal: number, timeMs: number): Death | null {
  const { days, dies } = BATCHES[camera.species];
  const shift = between(0, days, camera.seed, 801) * DAY_MS;
  const batch = Math.floor((timeMs + shift) / (days * DAY_MS));
  if (chance(camera.seed, animal, batch, 802) > dies) return null;
  const batchStartMs = batch * days * DAY_MS - shift;
  const diedMs = Math.floor(batchStartMs + between(0.01, 0.98, camera.seed, animal, batch, 803) * days * DAY_MS);
  return { diedMs, collectedMs: diedMs + Math.floor(between(2, 11, camera.seed, animal, batch, 804) * HOUR_MS) };
}
