import type { FullConfig } from '@playwright/test';
import { publishRunningSuites, type RunningSuite } from './running-suite';
import { startSuite } from './start-suite';

/** A suite for each worker: built when stale, with data of its own on ports of its own; gone at the end. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function setUp({ workers }: FullConfig): Promise<() => Promise<void>> {
  const suites: RunningSuite[] = [];
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    await Promise.all(ends.map((end) => end()));
  };
  try {
    // One after the other: each takes the ports that it finds free.
    for (let index = 0; index < workers; index += 1) {
      const { suite, stop: end } = await startSuite();
      suites.push(suite);
      ends.push(end);
    }
  } catch (cause) {
    await stop();
    throw cause;
  }
  publishRunningSuites(suites);
  return stop;
}
