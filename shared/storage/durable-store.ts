import { bounded } from './bounded';
import type { Database, KeyValueStore } from './key-value-store';
import { type StorageTrouble, storageTrouble } from './storage-state';

/** A database that has not answered by then is treated as failed (product F27). */
const operationLimitMs = 3_000;
/** How long memory mode lasts before an operation tries the disk again. */
const healPauseMs = 5_000;

export interface DurableStoreOptions {
  open: () => Promise<Database>;
  now: () => number;
  /** Told at each change: the trouble, or `null` when everything is on disk again. */
  onTrouble: (trouble: StorageTrouble | null) => void;
}

type Change = { kind: 'write'; value: unknown } | { kind: 'remove' };

/**
 * A store that never fails its caller: what the disk refuses is kept in memory, shadows the disk, and is written as soon
 * as the disk takes it again.
 */
export function createDurableStore({ open, now, onTrouble }: DurableStoreOptions): KeyValueStore {
  const unsaved = new Map<string, Change>();
  let opening: Promise<Database> | null = null;
  let trouble: StorageTrouble | null = null;
  const resting = { until: 0 };

  function report(next: StorageTrouble | null): void {
    if (next === trouble) return;
    trouble = next;
    onTrouble(next);
  }

  function database(): Promise<Database> {
    opening ??= bounded(open(), operationLimitMs);
    return opening;
  }

  async function attempt<T>(run: (database: Database) => Promise<T>): Promise<T> {
    const opened = database();
    try {
      return await bounded(run(await opened), operationLimitMs);
    } catch (cause) {
      // A full disk still reads; anything else needs a fresh connection.
      if (storageTrouble(cause) !== 'full' && opening === opened) opening = null;
      throw cause;
    }
  }

  async function apply(key: string, change: Change): Promise<void> {
    await attempt<unknown>((disk) =>
      change.kind === 'write' ? disk.setItem(key, change.value) : disk.removeItem(key),
    );
  }

  function fail(cause: unknown): void {
    resting.until = now() + healPauseMs;
    report(storageTrouble(cause));
  }

  /** After trouble: writes what memory has kept, and ends the trouble when all of it is on disk. */
  async function heal(): Promise<void> {
    if (trouble === null) return;
    try {
      for (const [key, change] of [...unsaved]) {
        if (unsaved.get(key) !== change) continue;
        await apply(key, change);
        if (unsaved.get(key) === change) unsaved.delete(key);
      }
      report(null);
    } catch (cause) {
      fail(cause);
    }
  }

  /** Runs on the disk, once more over a fresh connection if it refused; `undefined` tells the caller to use memory. */
  async function onDisk<T>(run: (database: Database) => Promise<T>): Promise<{ value: T } | undefined> {
    if (now() < resting.until) return undefined;
    try {
      const value = await attempt(run).catch((cause: unknown) => {
        if (storageTrouble(cause) !== 'refused') throw cause;
        return attempt(run);
      });
      await heal();
      return { value };
    } catch (cause) {
      fail(cause);
      return undefined;
    }
  }

  async function change(key: string, next: Change): Promise<void> {
    // In memory first: a write that is under way is seen by the next read, and a failed one is not lost.
    unsaved.set(key, next);
    await onDisk(async (disk) => {
      if (unsaved.get(key) !== next) return;
      await (next.kind === 'write' ? disk.setItem(key, next.value) : disk.removeItem(key));
      if (unsaved.get(key) === next) unsaved.delete(key);
    });
  }

  async function keys(prefix = ''): Promise<readonly string[]> {
    const stored = await onDisk((disk) => disk.keys());
    const all = new Set(stored?.value);
    for (const [key, pending] of unsaved) pending.kind === 'write' ? all.add(key) : all.delete(key);
    return [...all].filter((key) => key.startsWith(prefix));
  }

  return {
    async read(key) {
      const pending = unsaved.get(key);
      if (pending) return pending.kind === 'write' ? pending.value : undefined;
      const stored = await onDisk((disk) => disk.getItem(key));
      return stored?.value ?? undefined;
    },
    write: (key, value) => change(key, { kind: 'write', value }),
    remove: (key) => change(key, { kind: 'remove' }),
    keys,
    async removeAll(prefix) {
      for (const key of await keys(prefix)) await change(key, { kind: 'remove' });
    },
  };
}
