import { millisecondsInDay } from 'date-fns/constants';
import { between, chance } from '../randomness/hash';
import { smooth } from '../randomness/noise';
import type { SimulatedCamera } from '../simulated-camera';

const buildUpMs = 1_200_000;
const shareOfDays = 0.1;

/** Cold air along the floor from one side of the picture; birds keep away from it. */
export interface Draught {
  from: 'left' | 'right';
  /** 0 (none) to 1. */
  strength: number;
  startedMs: number;
}

/** The draught at a broiler camera, if any: some hours on about one day in ten. */
export function draughtAt(camera: SimulatedCamera, timeMs: number): Draught | null {
  const day = Math.floor(timeMs / millisecondsInDay);
  if (camera.species !== 'broiler' || chance(camera.seed, day, 601) > shareOfDays) return null;
  const startedMs = day * millisecondsInDay + between(0.2, 0.6, camera.seed, day, 602) * millisecondsInDay;
  const endMs = startedMs + between(0.08, 0.25, camera.seed, day, 603) * millisecondsInDay;
  const strength = smooth((timeMs - startedMs) / buildUpMs) * smooth((endMs - timeMs) / buildUpMs);
  if (strength <= 0) return null;
  return { from: chance(camera.seed, day, 604) < 0.5 ? 'left' : 'right', strength, startedMs };
}
