import { type Change, carryOut, changedBy, changeLog, type LoggedChange } from './change-log';
import { diskConnection, lateAfterMs } from './disk-connection';
import type { Database, Look, PatientStore } from './key-value-store';
import { type StorageTrouble, storageTrouble } from './storage-state';

/** How long after a failure the disk is tried again, with or without somebody who asks, ms. */
const healPauseMs = 5_000;
/** So many changes of different records are with the disk at once: what was answered just before a page is left lands. */
const mostSideBySide = 8;

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
  /** What a full disk has refused in this pass: the rest may fit, and what is removed makes room. */
  const refused = new Set<LoggedChange>();
  let trouble: StorageTrouble | null = null;
  let underWay = 0;
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
    // That it reads says nothing of whether a full disk takes something again.
    if (trouble !== 'full') resting.until = 0;
    if (log.all().length === 0) report(null);
    else if (now() >= resting.until) writeOut();
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
    if (underWay > 0 || disk.isLate()) return;
    if (log.all().length > 0) writeOut();
    else void fromDisk((database) => database.keys()).catch(() => undefined);
  }

  /** One pass over all that the disk has not taken. */
  function writeOut(): void {
    if (underWay === 0) refused.clear();
    writeRest();
  }

  function writeRest(): void {
    while (underWay < mostSideBySide) {
      const next = log.next(refused);
      if (!next) return;
      underWay += 1;
      void put(next);
    }
  }

  async function put(logged: LoggedChange): Promise<void> {
    const outcome = await onDisk((database) => carryOut(logged.change, database)).then(
      () => 'taken' as const,
      storageTrouble,
    );
    underWay -= 1;
    if (outcome === 'taken') {
      log.landed(logged);
      answered();
    } else {
      log.failed(logged);
      if (inOrder || outcome !== 'full') return;
      refused.add(logged);
    }
    writeRest();
  }

  /** Resolves when the change is on the disk, or in memory where the disk is in trouble. */
  async function change(next: Change): Promise<void> {
    // In memory first: a write that is under way is seen by the next read, and a failed one is not lost.
    const { over } = log.add(next);
    for (const changes of looks) changes.push(next);
    if (now() >= resting.until) writeOut();
    if (trouble !== null && (now() < resting.until || disk.isLate())) return;
    let release = (): void => undefined;
    const inTrouble = new Promise<void>((resolve) => {
      release = resolve;
    });
    released.add(release);
    await Promise.race([over, inTrouble]);
    released.delete(release);
  }

  /** What the disk tells, however late, and what has changed since it was asked. */
  async function ask(read: (database: Database) => Promise<Map<string, unknown>>): Promise<Look> {
    const since: Change[] = [...log.all()];
    looks.add(since);
    try {
      const values = await fromDisk(read);
      return { seen: true, values: changedBy(values, since) };
    } catch {
      return { seen: false, values: changedBy(new Map(), since) };
    } finally {
      looks.delete(since);
    }
  }

  const inMemory = (key: string): { readonly value: unknown } | undefined => {
    const logged = log.of(key);
    return logged && { value: logged.change.kind === 'write' ? logged.change.value : undefined };
  };

  return {
    async read(key) {
      const stored = inMemory(key);
      if (stored) return stored.value ?? undefined;
      const { values } = await ask(async (database) => new Map([[key, await database.getItem(key)]]));
      return values.get(key) ?? undefined;
    },
    write: (key, value) => change({ kind: 'write', key, value }),
    remove: (key) => change({ kind: 'remove', key }),
    removeAll: (prefix = '') => change({ kind: 'wipe', prefix }),
    async keys(prefix = '') {
      const { values } = await ask(async (database) => new Map((await database.keys()).map((key) => [key, true])));
      return [...values.keys()].filter((key) => key.startsWith(prefix));
    },
    async look(prefix = '') {
      const { seen, values } = await ask((database) => readAll(database, prefix));
      return { seen, values: new Map([...values].filter(([key]) => key.startsWith(prefix))) };
    },
    patienceMs: () => (trouble === 'no-answer' || disk.isLate() ? 0 : lateAfterMs),
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
