import { type KeyValueStore, storedRecord } from '@barnwatch/shared/storage';
import type * as v from 'valibot';
import { tellDraftChange } from './draft-changes';

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
  /**
   * Its words are in the outbox from now on. Nobody finds them here any more; the record goes once they lie there, so that
   * a sudden end before that loses nothing. Words that are kept here meanwhile are another draft, and stay.
   */
  handOver(stored: Promise<void>): Promise<void>;
}

/** Drafts of this window whose words the outbox has, by their place. */
const handedOver = new Set<string>();

/** A draft in the database of drafts, which nothing clears but logging out of the instance. */
export function draftStore<Schema extends v.GenericSchema>(
  store: KeyValueStore,
  { instanceId, accountId, name }: DraftPlace,
  schema: Schema,
): DraftStore<v.InferOutput<Schema>> {
  const record = storedRecord(store, { version: 1, schema });
  const key = draftKey({ instanceId, accountId, name });
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
    tellDraftChange();
  }

  async function forget(): Promise<void> {
    next = null;
    await work;
    await record.remove(key);
    tellDraftChange();
  }

  return {
    async read() {
      if (handedOver.has(key)) return null;
      const reading = await record.read(key);
      return reading.state === 'present' ? reading.value : null;
    },
    keep(value) {
      handedOver.delete(key);
      next = { value };
      if (!writing) work = writeOut();
      return work;
    },
    forget,
    async handOver(stored) {
      handedOver.add(key);
      tellDraftChange();
      await stored;
      if (handedOver.delete(key)) await forget();
    },
  };
}

export function draftKey({ instanceId, accountId, name }: DraftPlace): string {
  return [instanceId, accountId, name].map(encodeURIComponent).join('/');
}

/** Whether the outbox has the words of a draft that still lies on the device. */
export function isHandedOver(key: string): boolean {
  return handedOver.has(key);
}
