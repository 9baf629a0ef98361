import { type KeyValueStore, storedRecord } from '@barnwatch/shared/storage';
import type * as v from 'valibot';

/** Whose draft, and of what. */
export interface DraftPlace {
  readonly instanceId: string;
  readonly accountId: string;
  /** `intervention:new`, for example. */
  readonly name: string;
}

/** One draft on the device. */
export interface DraftStore<T> {
  read(): Promise<T | null>;
  /** Keeps the latest value; values that come while another one is written are passed over for the last of them. */
  keep(value: T): Promise<void>;
  forget(): Promise<void>;
}

/** A draft in the database of drafts, which nothing clears but logging out of the instance. */
export function draftStore<Schema extends v.GenericSchema>(
  store: KeyValueStore,
  { instanceId, accountId, name }: DraftPlace,
  schema: Schema,
): DraftStore<v.InferOutput<Schema>> {
  const record = storedRecord(store, { version: 1, schema });
  const key = [instanceId, accountId, name].map(encodeURIComponent).join('/');
  let next: { readonly value: v.InferOutput<Schema> } | null = null;
  let work: Promise<void> = Promise.resolve();
  let writing = false;

  async function writeOut(): Promise<void> {
    writing = true;
    for (let current = next; current !== null; current = next) {
      next = null;
      await record.write(key, current.value);
    }
    writing = false;
  }

  return {
    async read() {
      const reading = await record.read(key);
      return reading.state === 'present' ? reading.value : null;
    },
    keep(value) {
      next = { value };
      if (!writing) work = writeOut();
      return work;
    },
    async forget() {
      next = null;
      await work;
      await record.remove(key);
    },
  };
}
