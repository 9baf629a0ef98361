import { bounded } from './bounded';
import { openIndexedDatabase } from './indexed-database';
import type { Database, StorePurpose } from './key-value-store';
import { storageTrouble } from './storage-state';

/** An operation that takes longer is late: those who wait for it go on from memory, and it is said (product F27, F46). */
export const lateAfterMs = 3_000;
/** An operation that takes longer will never end: a connection can die without a word. Longer than any slow disk took. */
const deadAfterMs = 60_000;

export interface DiskConnection {
  /**
   * Runs on the disk, however late that answers, and once more over a fresh connection if it refused.
   *
   * @throws what the disk says, or a `TimeoutError` when it is dead
   */
  run<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Whether an operation is late now. */
  isLate(): boolean;
}

/** @param onLate told when an operation becomes late */
export function diskConnection(open: () => Promise<Database>, onLate: () => void): DiskConnection {
  const late = new Set<symbol>();
  let opening: Promise<Database> | null = null;

  async function attempt<T>(work: (database: Database) => Promise<T>): Promise<T> {
    opening ??= bounded(open(), deadAfterMs);
    const opened = opening;
    try {
      return await bounded(work(await opened), deadAfterMs);
    } catch (cause) {
      // A full disk still reads; anything else needs a fresh connection.
      if (storageTrouble(cause) !== 'full' && opening === opened) opening = null;
      throw cause;
    }
  }

  return {
    isLate: () => late.size > 0,
    async run(work) {
      const operation = Symbol();
      const watch = setTimeout(() => {
        late.add(operation);
        onLate();
      }, lateAfterMs);
      try {
        return await attempt(work).catch((cause: unknown) => {
          if (storageTrouble(cause) !== 'refused') throw cause;
          return attempt(work);
        });
      } finally {
        clearTimeout(watch);
        late.delete(operation);
      }
    },
  };
}

/** The browser's database of a purpose for what is too large for memory: what the disk refuses is told, never kept elsewhere. */
export function diskOf(purpose: StorePurpose): DiskConnection {
  return diskConnection(
    () => openIndexedDatabase(purpose),
    () => undefined,
  );
}
