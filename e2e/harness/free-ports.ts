import { isPortFree } from '../../deploy/demo/ports';

/** Ports beside the suite's own, as offsets from its base. The demo's instances are at −14, −9 and −8. */
export const portOffsets = { control: 2, testBarn: 3, testBarnProxy: 4 } as const;

const demoOffsets = [0, -14, -9, -8];
const firstBase = 31_080;
const bases = 200;
const step = 40;

/** A base whose ports are all free, so that several runs and a demo can stand beside each other. */
export async function freePortBase(): Promise<number> {
  const offsets = [...demoOffsets, ...Object.values(portOffsets)];
  for (let index = 0; index < bases; index += 1) {
    const base = firstBase + index * step;
    const free = await Promise.all(offsets.map((offset) => isPortFree(base + offset)));
    if (free.every(Boolean)) return base;
  }
  throw new Error('No ports are free for the suite under test.');
}
