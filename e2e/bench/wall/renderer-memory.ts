import { readFile } from 'node:fs/promises';
import { descendants } from '../live/descendants';

/** Memory of the process that draws the one large page of a browser that this process started, in bytes. */
export async function rendererMemory(browser: string): Promise<number> {
  const sizes = await Promise.all((await descendants(browser)).map(residentBytesOfRenderer));
  const largest = Math.max(0, ...sizes);
  if (largest === 0) throw new Error(`No process of ${browser} draws a page.`);
  return largest;
}

async function residentBytesOfRenderer(id: number): Promise<number> {
  const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
  return command.includes('--type=renderer') ? residentBytes(id) : 0;
}

/** Pages in use by the process alone or its share of them, as Linux counts; 0 for one that has ended. */
async function residentBytes(id: number): Promise<number> {
  const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
}

/** How often memory is looked at while something runs, ms. */
const lookEveryMs = 200;

/** By how much that memory was larger, at most, while something ran than before it, in bytes. */
export async function mostMemoryAdded(browser: string, run: () => Promise<unknown>): Promise<number> {
  const before = await rendererMemory(browser);
  let most = before;
  let isRunning = true;
  const looking = (async () => {
    while (isRunning) {
      most = Math.max(most, await rendererMemory(browser));
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  })();
  try {
    await run();
  } finally {
    isRunning = false;
  }
  await looking;
  return most - before;
}
