import * as v from 'valibot';
import { type InTime, inTime } from './in-time';
import type { KeyValueStore } from './key-value-store';

/** One kind of record: its key, its version and the shape that it must have when it is read back. */
export interface RecordDefinition<Schema extends v.GenericSchema> {
  version: number;
  schema: Schema;
  /** Lifts a value of an older version to this one; the result is validated like any other. */
  migrate?: (value: unknown, fromVersion: number) => unknown;
}

/** Why a record was set aside. */
export type DamageReason = 'newer-version' | 'wrong-shape';

export type RecordReading<T> =
  | { state: 'present'; value: T }
  | { state: 'absent' }
  /** Set aside under `damaged:<key>:<time>`; the place is free again. */
  | { state: 'damaged'; reason: DamageReason; setAsideAs: string };

export interface StoredRecord<T> {
  read(key: string): Promise<RecordReading<T>>;
  /** The same, where somebody who waits before the page shall not wait for late storage. */
  readInTime(key: string): Promise<InTime<RecordReading<T>>>;
  write(key: string, value: T): Promise<void>;
  remove(key: string): Promise<void>;
}

export interface LookedRecord<T> extends StoredRecord<T> {
  /** The same as `read` for what a look at the whole store has found. */
  take(key: string, stored: unknown): Promise<RecordReading<T>>;
  /** What a stored value says, and leaves it where it lies; null where it cannot be used. */
  peek(stored: unknown): T | null;
}

const damagedPrefix = 'damaged:';

interface Envelope {
  version: number;
  value: unknown;
}

function isEnvelope(stored: unknown): stored is Envelope {
  if (typeof stored !== 'object' || stored === null) return false;
  return 'value' in stored && 'version' in stored && Number.isSafeInteger(stored.version);
}

/** Versioned, validated records in a store. A record that cannot be used is set aside, never fatal, never deleted. */
export function storedRecord<Schema extends v.GenericSchema>(
  store: KeyValueStore,
  { version, schema, migrate }: RecordDefinition<Schema>,
  now: () => number = Date.now,
): LookedRecord<v.InferOutput<Schema>> {
  function judge(stored: unknown): { value: v.InferOutput<Schema> } | DamageReason {
    if (!isEnvelope(stored)) return 'wrong-shape';
    if (stored.version > version) return 'newer-version';
    try {
      const value = stored.version < version && migrate ? migrate(stored.value, stored.version) : stored.value;
      const parsed = v.safeParse(schema, value);
      return parsed.success ? { value: parsed.output } : 'wrong-shape';
    } catch {
      return 'wrong-shape';
    }
  }

  async function take(key: string, stored: unknown): Promise<RecordReading<v.InferOutput<Schema>>> {
    if (stored === undefined || stored === null) return { state: 'absent' };
    const judged = judge(stored);
    if (typeof judged === 'object') return { state: 'present', value: judged.value };
    const setAsideAs = `${damagedPrefix}${key}:${now()}`;
    await store.write(setAsideAs, stored);
    await store.remove(key);
    return { state: 'damaged', reason: judged, setAsideAs };
  }

  const read = async (key: string): Promise<RecordReading<v.InferOutput<Schema>>> => take(key, await store.read(key));

  return {
    read,
    readInTime: (key) => inTime(read(key), store.patienceMs()),
    take,
    peek(stored) {
      const judged = judge(stored);
      return typeof judged === 'object' ? judged.value : null;
    },
    async write(key, value) {
      if (!v.is(schema, value)) throw new TypeError(`the record "${key}" does not have the shape it is stored in`);
      await store.write(key, { version, value });
    },
    remove: (key) => store.remove(key),
  };
}
