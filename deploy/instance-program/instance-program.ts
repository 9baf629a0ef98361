import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { millisecondsInMinute } from 'date-fns/constants';
import { instanceProgramsFolder, repository } from '../build/places';
import { sourceFingerprint } from '../build/source-fingerprint';
import { removeOldPrograms } from './remove-old-programs';

const run = promisify(execFile);

/** Longer than a busy machine takes for it. */
const longestBundling = 5 * millisecondsInMinute;

/** Equal where the same program comes of it; the place of the sources is in it, because the program names them. */
async function digest(): Promise<string> {
  const inRepository = (place: string) => path.join(repository, place);
  return sourceFingerprint(
    repository,
    ['deploy/reference-barn', 'deploy/instance-program', 'shared'].map(inRepository),
    [inRepository('package-lock.json')],
    [repository, process.version],
  );
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/**
 * The program of an instance (barn, senator, gateway) as one JavaScript file with its threads beside it: it starts in a
 * third of the time that its hundreds of TypeScript files take. Made when the sources have changed.
 * @returns the file to be run by Node @throws with the errors of the compiler
 */
export async function instanceProgram(signal: AbortSignal): Promise<string> {
  const own = path.join(instanceProgramsFolder, await digest());
  const program = path.join(own, 'main.mjs');
  if (await isThere(program)) return program;
  const making = `${own}.${randomUUID()}`;
  await mkdir(making, { recursive: true });
  try {
    // In a process of its own: the compiler's memory is given back when it ends.
    await run(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'main.ts'), making], {
      cwd: repository,
      signal,
      timeout: longestBundling,
    });
    await rename(making, own).catch(async (cause: unknown) => {
      // Somebody else was quicker.
      if (!(await isThere(program))) throw cause;
    });
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  await removeOldPrograms(instanceProgramsFolder);
  return program;
}
