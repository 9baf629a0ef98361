import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { chmod, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
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
  /** Told what has made room for others. */
  readonly onRemoved?: (removed: { readonly files: number; readonly bytes: number }) => void;
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
  /** Path of a file that is there. */
  find(name: string): string | null;
  /** Keeps what was made elsewhere. */
  keep(name: string, content: Uint8Array): Promise<void>;
  progressOf(name: string): FileProgress;
}

const unfinished = '.part-';

export function createFileCache({ folder, mostBytes, mostAtOnce, onRemoved }: FileCacheOptions): FileCache {
  const sizes = openFolder(folder);
  const semaphore = createSemaphore(mostAtOnce);
  const progress = new Map<string, FileProgress>();
  const makings = createSharedWork<{ file: string } | Refusal>();

  /** The one asked for last stands last. */
  function use(name: string, bytes: number): void {
    sizes.delete(name);
    sizes.set(name, bytes);
  }

  function find(name: string): string | null {
    const bytes = sizes.get(name);
    const file = join(folder, name);
    if (bytes === undefined) return null;
    if (!existsSync(file)) {
      sizes.delete(name);
      return null;
    }
    use(name, bytes);
    const now = new Date();
    // The order outlives the program by the times of the files; one that was taken away meanwhile is made anew.
    utimes(file, now, now).catch(() => undefined);
    return file;
  }

  /** The newest is kept whatever its size: somebody waits for it. */
  function makeRoom(newest: string): void {
    const taken = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    let [files, bytes] = [0, 0];
    for (const [name, size] of sizes) {
      if (taken - bytes <= mostBytes || name === newest) break;
      rmSync(join(folder, name), { force: true });
      sizes.delete(name);
      files += 1;
      bytes += size;
    }
    if (files > 0) onRemoved?.({ files, bytes });
  }

  /** Under its name only once it is whole; half of it is never left behind. */
  async function write(name: string, making: (part: string) => Promise<Refusal | undefined>) {
    const file = join(folder, name);
    const part = `${file}${unfinished}${randomUUID()}`;
    try {
      const refusal = await making(part);
      if (refusal) return refusal;
      // A program may have written it.
      await chmod(part, privateFileMode);
      const { size } = await stat(part);
      await rename(part, file);
      use(name, size);
      makeRoom(name);
      return { file };
    } finally {
      await rm(part, { force: true });
    }
  }

  async function make(name: string, making: FileMaking, signal: AbortSignal): Promise<{ file: string } | Refusal> {
    progress.set(name, { state: 'waiting', share: 0 });
    const leave = await semaphore.acquire(signal).catch((cause: unknown) => {
      progress.delete(name);
      throw cause;
    });
    const report = (share: number): void => {
      progress.set(name, { state: 'making', share: Math.min(1, Math.max(0, share)) });
    };
    report(0);
    try {
      return await write(name, (part) => making(part, signal, report));
    } finally {
      progress.delete(name);
      leave();
    }
  }

  return {
    async obtain(name, making, signal) {
      const file = find(name);
      return file === null ? makings.join(name, (ending) => make(name, making, ending), signal) : { file };
    },
    find,
    async keep(name, content) {
      await write(name, async (part) => {
        // On the disk before it has its name: a power cut would leave an empty file under it.
        await writeFile(part, content, { flush: true });
        return undefined;
      });
    },
    progressOf(name) {
      if (sizes.has(name)) return { state: 'ready', share: 1 };
      return progress.get(name) ?? { state: 'unmade', share: 0 };
    },
  };
}

/**
 * Sizes of the files, those asked for the longest ago first. What was being made when the program ended is removed, and
 * what a power cut has emptied.
 */
function openFolder(folder: string): Map<string, number> {
  mkdirSync(folder, { recursive: true, mode: privateFolderMode });
  const all = readdirSync(folder).map((name) => ({ name, ...statSync(join(folder, name)) }));
  const isWhole = ({ name, size }: (typeof all)[number]): boolean => size > 0 && !name.includes(unfinished);
  for (const file of all) if (!isWhole(file)) rmSync(join(folder, file.name), { force: true });
  const files = all.filter(isWhole).toSorted((one, other) => one.mtimeMs - other.mtimeMs);
  return new Map(files.map(({ name, size }) => [name, size]));
}
