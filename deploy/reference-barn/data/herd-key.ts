import type { SimulatedCamera } from '../herd/simulated-camera';

/**
 * What is kept of a herd is kept under this name: the same herd seen by another program may move differently.
 * @param version of this program
 */
export function herdKey({ seed, species, animalCount, timeZone }: SimulatedCamera, version: string): string {
  return [version, species, seed, animalCount, timeZone].join(' ');
}
