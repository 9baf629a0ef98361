import { bounded } from './bounded';
import { type Change, carryOut, changedBy, changeLog, type LoggedChange } from './change-log';
import { diskConnection, lateAfterMs } from './disk-connection';
import type { Database, PatientStore } from './key-value-store';
import { type StorageTrouble, storageTrouble } from './storage-state';

/** How long after a failure the disk is tried again, with or without somebody who asks, ms. */
const healPauseMs = 5_000;

export interface DurableStoreOptions {
  readonly open: () => Promise<Database>;
  readonly now: () => number;
  /** Told at each change: the trouble, or `null` when everything is on disk again. */
  readonly onTrouble: (trouble: StorageTrouble | null) => void;
  /** Runs something later. */
  readonly after: (pauseMs: number, run: () => void) => void;
  /** The records speak of each other: changes reach the disk in the order in which they were made. */
  readonly inOrder?: boolean;
}

/**
 * A store that never fails its caller: what the disk has not taken yet is kept in memory and shadows the disk. A disk
 * that is late is waited for, and one that refused is tried again, by the store itself (decision 0045).
 */
export function createDurableStore({
  open,
  now,
  onTrouble,
  after,
  inOrder = false,
}: DurableStoreOptions): PatientStore {
  const log = changeLog(inOrder);
  /** What has changed since a look began, one list a look: the disk's answer may be older than that. */
  const looks = new Set<Change[]>();
  const released = new Set<() => void>();
  const resting = { until: 0 };
  let trouble: StorageTrouble | null = null;
  let writing = false;
  let healing = false;

  const disk = diskConnection(open, () => suffer('no-answer'));

  function report(next: StorageTrouble | null): void {
    if (next === trouble) return;
    trouble = next;
    onTrouble(next);
  }

  function suffer(next: StorageTrouble): void {
    resting.until = now() + healPauseMs;
    report(next);
    for (const release of released) release();
    if (healing) return;
    healing = true;
    after(healPauseMs, heal);
  }

  function answered(): void {
    if (disk.isLate()) return;
    resting.until = 0;
    if (log.all().length === 0) report(null);
    else void writeOut();
  }

  async function onDisk<T>(work: (database: Database) => Promise<T>): Promise<T> {
    try {
      return await disk.run(work);
    } catch (cause) {
      suffer(storageTrouble(cause));
      throw cause;
    }
  }

  async function fromDisk<T>(read: (database: Database) => Promise<T>): Promise<T> {
    const value = await onDisk(read);
    answered();
    return value;
  }

  function heal(): void {
    healing = trouble !== null;
    if (trouble === null) return;
    after(healPauseMs, heal);
    if (writing || disk.isLate()) return;
    if (log.all().length > 0) void writeOut();
    else void fromDisk((database) => database.keys()).catch(() => undefined);
  }

  async function writeOut(): Promise<void> {
    if (writing) return;
    writing = true;
    const refused = new Set<LoggedChange>();
    try {
      for (let current = log.next(); current && !refused.has(current); current = log.next()) {
        const { change } = current;
        try {
          await onDisk((database) => carryOut(change, database));
          log.landed(current);
          answered();
        } catch (cause) {
          // On a full disk the rest may fit, and what is removed makes room.
          if (inOrder || storageTrouble(cause) !== 'full') return;
          refused.add(current);
          log.postpone(current);
        }
      }
    } finally {
      writing = false;
    }
  }

  /** Resolves when the change is on the disk, or in memory where the disk is in trouble. */
  async function change(next: Change): Promise<void> {
    // In memory first: a write that is under way is seen by the next read, and a failed one is not lost.
    const { over } = log.add(next);
    for (const changes of looks) changes.push(next);
    if (now() >= resting.until) void writeOut();
    if (trouble !== null && (now() < resting.until || disk.isLate())) return;
    let release = (): void => undefined;
    const inTrouble = new Promise<void>((resolve) => {
      release = resolve;
    });
    released.add(release);
    await Promise.race([over, inTrouble]);
    released.delete(release);
  }

  /** What the disk says in time; `undefined` tells the caller to use memory. */
  async function inTime<T>(read: (database: Database) => Promise<T>): Promise<{ value: T } | undefined> {
    if (now() < resting.until || disk.isLate()) return undefined;
    try {
      return { value: await bounded(fromDisk(read), lateAfterMs) };
    } catch {
      return undefined;
    }
  }

  const inMemory = (key: string): { readonly value: unknown } | undefined => {
    const logged = log.of(key);
    return logged && { value: logged.change.kind === 'write' ? logged.change.value : undefined };
  };

  return {
    async read(key) {
      const stored = inMemory(key) ?? (await inTime((database) => database.getItem(key)));
      return (inMemory(key) ?? stored)?.value ?? undefined;
    },
    write: (key, value) => change({ kind: 'write', key, value }),
    remove: (key) => change({ kind: 'remove', key }),
    removeAll: (prefix = '') => change({ kind: 'wipe', prefix }),
    async keys(prefix = '') {
      const stored = await inTime((database) => database.keys());
      const all = changedBy(new Map(stored?.value.map((key) => [key, true])), log.all());
      return [...all.keys()].filter((key) => key.startsWith(prefix));
    },
    async look(prefix = '') {
      const since: Change[] = [...log.all()];
      looks.add(since);
      const within = (values: Map<string, unknown>) =>
        new Map([...changedBy(values, since)].filter(([key]) => key.startsWith(prefix)));
      try {
        return { seen: true, values: within(await fromDisk((database) => readAll(database, prefix))) };
      } catch {
        return { seen: false, values: within(new Map()) };
      } finally {
        looks.delete(since);
      }
    },
    async landed(key) {
      for (let logged = log.of(key); logged; logged = log.of(key)) await logged.over;
    },
  };
}

async function readAll(database: Database, prefix: string): Promise<Map<string, unknown>> {
  const keys = (await database.keys()).filter((key) => key.startsWith(prefix));
  const read = await Promise.all(keys.map(async (key) => [key, await database.getItem(key)] as const));
  return new Map(read.filter(([, value]) => value !== undefined && value !== null));
}
