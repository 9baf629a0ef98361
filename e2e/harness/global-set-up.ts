import { rm } from 'node:fs/promises';
import type { FullConfig } from '@playwright/test';
import { freePortBases } from './free-ports';
import { noteGlobalSetUp } from './global-set-up-time';
import { prepareData } from './prepared-data';
import { publishRunningSuites } from './running-suite';
import { startSuite } from './start-suite';

/** A suite for each worker: built when stale, with data of its own on ports of its own; gone at the end. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function setUp({ workers }: FullConfig): Promise<() => Promise<void>> {
  const begun = performance.now();
  const bases = await freePortBases(workers);
  const prepared = await prepareData(bases[0] ?? 0, new AbortController().signal);
  const outcomes = await Promise.allSettled(bases.map((base) => startSuite(base, prepared)));
  await rm(prepared, { recursive: true, force: true });
  const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const stop = async () => {
    await Promise.all(started.map((each) => each.stop()));
  };
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  publishRunningSuites(started.map(({ suite }) => suite));
  noteGlobalSetUp(performance.now() - begun);
  return stop;
}
