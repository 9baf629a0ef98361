import { isPortFree } from '../../deploy/demo/ports';

/** Ports beside the suite's own, as offsets from its base. The demo's instances are at −14, −9 and −8. */
export const portOffsets = { control: 2, testBarn: 3, testBarnProxy: 4 } as const;

const demoOffsets = [0, -14, -9, -8];
// Below the ports that systems give to outgoing connections.
const firstBase = 22_080;
const bases = 200;
const step = 40;

/**
 * Bases whose ports are all free, so that several runs and a demo can stand beside each other. Each process looks from
 * another place on: runs that begin together would else find the same ports free, and take them from one another later.
 */
export async function freePortBases(count: number): Promise<readonly number[]> {
  const offsets = [...demoOffsets, ...Object.values(portOffsets)];
  const found: number[] = [];
  for (let index = 0; index < bases && found.length < count; index += 1) {
    const base = firstBase + ((process.pid + index) % bases) * step;
    const free = await Promise.all(offsets.map((offset) => isPortFree(base + offset)));
    if (free.every(Boolean)) found.push(base);
  }
  if (found.length < count) throw new Error('No ports are free for the suite under test.');
  return found;
}

/** One of them. */
export async function freePortBase(): Promise<number> {
  const [base = 0] = await freePortBases(1);
  return base;
}
