import { isPortFree } from '../../../deploy/demo/ports';

/** Ports that benches open besides those of the demo, relative to its base. Barns accept suites at these ports. */
export const benchPorts = { suite: 1, oneApplication: 2, harness: 3, line: 4, stills: 5 } as const;

export type BenchPort = keyof typeof benchPorts;

/** All ports that are taken, relative to the base; the first four are the demo's. */
const offsets = [0, -14, -9, -8, ...Object.values(benchPorts)];

const candidates = Array.from({ length: 40 }, (_, index) => 18_400 + index * 40);

/** A port base at which a whole demo and what benches put before it can start. */
export async function freePortBase(): Promise<number> {
  for (const base of candidates) {
    const free = await Promise.all(offsets.map((offset) => isPortFree(base + offset)));
    if (free.every(Boolean)) return base;
  }
  throw new Error('No free ports for a demo.');
}
