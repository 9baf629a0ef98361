import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { chmod, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Refusal } from '../server/refusals';
import { createSemaphore } from '../server/semaphore';
import { privateFileMode, privateFolderMode } from '../storage/keep-private';
import { createSharedWork } from './shared-work';

export interface FileCacheOptions {
  readonly folder: string;
  /** Files that nobody has asked for the longest go first once all take more than this. */
  readonly mostBytes: number;
  /** Files made at the same time; the others wait for their turn. */
  readonly mostAtOnce: number;
}

/**
 * Writes the file. Where it answers a refusal or throws, nothing is kept.
 * @param report tells the share that is done, where that is known
 * @throws the signal's reason
 */
export type FileMaking = (
  file: string,
  signal: AbortSignal,
  report: (share: number) => void,
) => Promise<Refusal | undefined>;

/** How far a file is: nobody asked for it, waiting for its turn, being made, made. */
export interface FileProgress {
  readonly state: 'unmade' | 'waiting' | 'making' | 'ready';
  /** 0 to 1. */
  readonly share: number;
}

/** Files that can be made again at any time: made when first asked for, once for all who ask. */
export interface FileCache {
  /** @param name of the file: tells everything that it is made from @throws the signal's reason */
  obtain(name: string, make: FileMaking, signal: AbortSignal): Promise<{ readonly file: string } | Refusal>;
  progressOf(name: string): FileProgress;
}

const unfinished = '.part-';

export function createFileCache({ folder, mostBytes, mostAtOnce }: FileCacheOptions): FileCache {
  mkdirSync(folder, { recursive: true, mode: privateFolderMode });
  // What was being made when the program ended.
  for (const name of readdirSync(folder)) if (name.includes(unfinished)) rmSync(join(folder, name), { force: true });
  const semaphore = createSemaphore(mostAtOnce);
  const progress = new Map<string, FileProgress>();
  const makings = createSharedWork<{ file: string } | Refusal>();

  async function make(name: string, making: FileMaking, signal: AbortSignal): Promise<{ file: string } | Refusal> {
    const file = join(folder, name);
    progress.set(name, { state: 'waiting', share: 0 });
    const leave = await semaphore.acquire(signal).catch((cause: unknown) => {
      progress.delete(name);
      throw cause;
    });
    const part = `${file}${unfinished}${randomUUID()}`;
    const report = (share: number): void => {
      progress.set(name, { state: 'making', share: Math.min(1, Math.max(0, share)) });
    };
    report(0);
    try {
      const refusal = await making(part, signal, report);
      if (refusal) return refusal;
      // A program may have written it.
      await chmod(part, privateFileMode);
      await rename(part, file);
      makeRoom(folder, mostBytes, name);
      return { file };
    } finally {
      progress.delete(name);
      leave();
      await rm(part, { force: true });
    }
  }

  return {
    async obtain(name, making, signal) {
      const file = join(folder, name);
      if (!existsSync(file)) return makings.join(name, (ending) => make(name, making, ending), signal);
      const now = new Date();
      await utimes(file, now, now);
      return { file };
    },
    progressOf(name) {
      if (existsSync(join(folder, name))) return { state: 'ready', share: 1 };
      return progress.get(name) ?? { state: 'unmade', share: 0 };
    },
  };
}

/** @param newest is kept whatever its size: somebody waits for it */
function makeRoom(folder: string, mostBytes: number, newest: string): void {
  const files = readdirSync(folder)
    .filter((name) => !name.includes(unfinished) && name !== newest)
    .map((name) => ({ name, ...statSync(join(folder, name)) }))
    .toSorted((one, other) => other.mtimeMs - one.mtimeMs);
  let bytes = statSync(join(folder, newest)).size;
  for (const { name, size } of files) {
    bytes += size;
    if (bytes > mostBytes) rmSync(join(folder, name), { force: true });
  }
}
