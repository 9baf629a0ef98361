import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../../deploy/build/places';
import { editToSeen } from './building/edit-to-seen';
import type { Bench } from './measurement';
import { secondsMeasurement } from './seconds-measurement';

/** Product 11, P21. */
const most = { allMs: 30_000, oneMs: 3_000, seenMs: 1_000 };

/** How long a build takes, the start of its program included, ms. */
async function build(folder: string, names: readonly string[], signal: AbortSignal): Promise<number> {
  const program = path.join(import.meta.dirname, 'building/build-once.ts');
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder, ...names], {
    cwd: repository,
    stdio: 'inherit',
    signal,
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The build ended with ${code}.`);
  return performance.now() - startedAt;
}

export const buildTimes: Bench = {
  name: 'P21',
  title: 'Building: all packages from a cold checkout, one remote again; from an edit until it is seen',
  async measure(surroundings) {
    const { signal } = surroundings;
    const folder = await mkdtemp(path.join(tmpdir(), 'barnwatch-build-'));
    try {
      const allMs = await build(folder, [], signal);
      const oneMs = await build(folder, ['mf-cameras'], signal);
      return [
        secondsMeasurement(
          'all packages, nothing kept',
          allMs,
          most.allMs,
          'bundling, descriptors, Brotli 11 and gzip of everything',
        ),
        secondsMeasurement(
          'one remote again',
          oneMs,
          most.oneMs,
          'mf-cameras; unchanged files are not compressed again',
        ),
        ...(await editToSeen(surroundings, most.seenMs)),
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
