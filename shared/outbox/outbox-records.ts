import { type PatientStore, storedRecord } from '../storage';
import { type OutboxEntry, outboxEntrySchema } from './outbox-entry';
import { sameJson } from './same-json';

/** The entries on the device, one record each. */
export interface OutboxRecords {
  /**
   * All of them, in order. Where the device's storage is late: those that this window knows of. A record that cannot be
   * read is set aside, not lost.
   */
  readAll(): Promise<readonly OutboxEntry[]>;
  /** Those that this window knows of, without asking the storage. */
  known(): readonly OutboxEntry[];
  write(entry: OutboxEntry): Promise<void>;
  remove(entry: EntryName): Promise<void>;
  /** Everything of an instance, what was set aside included. */
  forget(instanceId: string): Promise<void>;
  /** Resolves when the entry lies on the device, however late. */
  landed(entry: EntryName): Promise<void>;
  /** Whether the storage has ever told what lies there. */
  seen(): boolean;
}

type EntryName = Pick<OutboxEntry, 'instanceId' | 'accountId' | 'identifier'>;

export interface OutboxRecordsWorld {
  readonly store: PatientStore;
  readonly now: () => number;
  readonly after: (pauseMs: number, run: () => void) => () => void;
  readonly onDamage: (key: string) => void;
  /** The storage has told late of what this window did not know. */
  readonly onLateSight: () => void;
}

/** Longest wait for storage that is late, ms: as long as storage itself calls it healthy. */
const patienceMs = 3_000;
/** Pause before storage that refused is looked at again, ms. */
const againAfterMs = 5_000;

export function outboxRecords({ store, now, after, onDamage, onLateSight }: OutboxRecordsWorld): OutboxRecords {
  const record = storedRecord(store, { version: 1, schema: outboxEntrySchema }, now);
  const place = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');
  const keyOf = ({ instanceId, accountId, identifier }: EntryName) => place(instanceId, accountId, identifier);
  /** What this window knows, by key: of late storage it is all that there is to go by. */
  let known = new Map<string, OutboxEntry>();
  let wasSeen = false;
  /** What this window changed since a look began, one list a look: it is newer than what the look finds. */
  const looks = new Set<Map<string, OutboxEntry | null>>();
  let lookingAgain = false;
  /** A look that has outlasted the patience: another one would wait behind it. */
  let looksLate = false;

  function change(key: string, entry: OutboxEntry | null): void {
    if (entry) known.set(key, entry);
    else known.delete(key);
    for (const changed of looks) changed.set(key, entry);
  }

  const inOrder = () => [...known.values()].sort((one, other) => one.position - other.position);

  async function lookLate(looking: Promise<void>): Promise<void> {
    const [before, wasBlind] = [inOrder(), !wasSeen];
    await looking;
    looksLate = false;
    if (wasBlind || !sameJson(before, inOrder())) onLateSight();
  }

  async function look(): Promise<void> {
    const changed = new Map<string, OutboxEntry | null>();
    looks.add(changed);
    const { seen, values } = await store.look();
    const found = new Map<string, OutboxEntry>(seen ? [] : known);
    const setAside = new Map<string, OutboxEntry>();
    for (const [key, stored] of values) {
      if (key.startsWith('damaged:')) {
        const entry = record.peek(stored);
        if (entry) setAside.set(key, entry);
        continue;
      }
      const reading = await record.take(key, stored);
      if (reading.state === 'damaged') onDamage(key);
      if (reading.state === 'present') found.set(key, reading.value);
    }
    // A window of an earlier build sets aside what it does not know yet: nothing that was written may be lost by that.
    for (const [key, entry] of setAside) {
      if (!found.has(keyOf(entry))) {
        await record.write(keyOf(entry), entry);
        found.set(keyOf(entry), entry);
      }
      await store.remove(key);
    }
    for (const [key, entry] of changed) {
      if (entry) found.set(key, entry);
      else found.delete(key);
    }
    looks.delete(changed);
    known = found;
    wasSeen ||= seen;
    if (!seen) lookAgain();
  }

  /** Storage that refused may have healed: nobody else would look. */
  function lookAgain(): void {
    if (lookingAgain) return;
    lookingAgain = true;
    after(againAfterMs, () => {
      lookingAgain = false;
      void lookLate(look());
    });
  }

  async function lookInTime(): Promise<void> {
    if (looksLate) return;
    const looking = look();
    let callOff = (): void => undefined;
    const outOfPatience = new Promise<'late'>((resolve) => {
      callOff = after(patienceMs, () => resolve('late'));
    });
    const end = await Promise.race([looking, outOfPatience]);
    callOff();
    if (end !== 'late') return;
    looksLate = true;
    void lookLate(looking);
  }

  return {
    async readAll() {
      await lookInTime();
      return inOrder();
    },
    known: inOrder,
    async write(entry) {
      change(keyOf(entry), entry);
      await record.write(keyOf(entry), entry);
    },
    async remove(entry) {
      change(keyOf(entry), null);
      await record.remove(keyOf(entry));
    },
    async forget(instanceId) {
      const prefix = `${place(instanceId)}/`;
      for (const key of [...known.keys()]) if (key.startsWith(prefix)) change(key, null);
      await Promise.all([store.removeAll(prefix), store.removeAll(`damaged:${prefix}`)]);
    },
    landed: (entry) => store.landed(keyOf(entry)),
    seen: () => wasSeen,
  };
}
