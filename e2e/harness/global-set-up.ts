import { rm } from 'node:fs/promises';
import type { FullConfig } from '@playwright/test';
import { demoProgram, runBuild } from '../../deploy/demo/run-build';
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
  const { signal } = new AbortController();
  const [programFile] = await Promise.all([demoProgram(signal), runBuild(true, signal)]);
  // One barn works it out: what needs nothing of it is started on the other core.
  const prepared = prepareData(bases[0] ?? 0, signal);
  // Who waits for it is told.
  prepared.catch(() => {});
  const outcomes = await Promise.allSettled(bases.map((base) => startSuite(base, programFile, prepared)));
  await rm(await prepared, { recursive: true, force: true });
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
