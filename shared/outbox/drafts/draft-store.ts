import type * as v from 'valibot';
import { type InTime, inTime, type KeyValueStore, storedRecord } from '../../storage';
import { tellDraftChange } from './draft-changes';

/** Whose draft, and of what. */
export interface DraftPlace {
  readonly instanceId: string;
  readonly accountId: string;
  /** `intervention:new`, for example. */
  readonly name: string;
}

/** With `beside` what was written meanwhile is kept by the form alone, and what lies on the device stays there. */
export type LateDraft = 'untouched' | 'alone' | 'beside';

/** One draft on the device. */
export interface DraftStore<T> {
  read(): Promise<T | null>;
  /** The same, where somebody waits for the form. */
  readInTime(): Promise<InTime<T | null>>;
  /** Writing begins although the device has not told yet what lies here: nothing is written over it before. */
  beginWithout(): void;
  /** The device has told, late, what lies here: whether the form has nothing yet, stands alone, or beside that. */
  tellLate(found: T | null): LateDraft;
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
  /** While the device has not told what lies here: what it shall keep. For good where something does. */
  let heldBack: { readonly value: v.InferOutput<Schema> | null } | null = null;

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
    if (heldBack) {
      heldBack = { value: null };
      return;
    }
    next = null;
    await work;
    await record.remove(key);
    tellDraftChange();
  }

  async function read(): Promise<v.InferOutput<Schema> | null> {
    if (handedOver.has(key)) return null;
    const reading = await record.read(key);
    return reading.state === 'present' ? reading.value : null;
  }

  function keep(value: v.InferOutput<Schema>): Promise<void> {
    handedOver.delete(key);
    if (heldBack) {
      heldBack = { value };
      return Promise.resolve();
    }
    next = { value };
    if (!writing) work = writeOut();
    return work;
  }

  return {
    read,
    readInTime: () => inTime(read(), store.patienceMs()),
    beginWithout() {
      heldBack = { value: null };
    },
    tellLate(found) {
      const written = heldBack?.value ?? null;
      if (found !== null && written !== null) return 'beside';
      heldBack = null;
      if (written === null) return 'untouched';
      void keep(written);
      return 'alone';
    },
    keep,
    forget,
    async handOver(stored) {
      if (heldBack) return forget();
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
