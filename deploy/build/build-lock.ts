import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { millisecondsInMinute } from 'date-fns/constants';

/** Time between two tries, and the longest wait for another build, ms. */
const pause = 200;
const longestWait = 5 * millisecondsInMinute;

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (cause) {
    // EPERM: it runs, but is somebody else's.
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What the lock says: the process that holds it, no process (left behind), or that it was given back just now. */
async function holder(file: string): Promise<number | 'nobody' | 'given back'> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return 'given back';
  return /^\d+$/.test(text) && isRunning(Number(text)) ? Number(text) : 'nobody';
}

/** Takes the lock, or answers the process that has it. A lock whose process has gone is nobody's. */
async function take(file: string): Promise<number | undefined> {
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, String(process.pid));
  try {
    // A link appears with its content: nobody reads a lock that names no process yet.
    await link(own, file);
    return undefined;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  } finally {
    await rm(own, { force: true });
  }
  const other = await holder(file);
  if (typeof other === 'number') return other;
  // A lock that was given back is not removed: by now it may be somebody else's.
  if (other === 'nobody') await rm(file, { force: true });
  return take(file);
}

/**
 * Does something while no other process of this machine holds the same lock file.
 * @throws when the other one does not end in time
 */
export async function withFileLock<Result>(
  file: string,
  onWait: (otherProcess: number) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true });
  const end = performance.now() + longestWait;
  let said = false;
  for (let other = await take(file); other !== undefined; other = await take(file)) {
    if (performance.now() > end)
      throw new Error(`Process ${other} has been at it for too long; if it is none of yours, remove ${file}.`);
    if (!said) onWait(other);
    said = true;
    await wait(pause);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Runs a build while no other process builds the same checkout: `npm start` and `npm test` side by side would pull the
 * compiler's output folders from under each other.
 * @throws when another build does not end in time
 */
export function withBuildLock<Result>(
  cacheFolder: string,
  onWait: (otherProcess: number) => void,
  build: () => Promise<Result>,
): Promise<Result> {
  return withFileLock(path.join(cacheFolder, 'build.lock'), onWait, build);
}
