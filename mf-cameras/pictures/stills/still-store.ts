import { type KeyValueStore, storedRecord } from '@barnwatch/shared/storage';
import * as v from 'valibot';

const record = {
  version: 1,
  schema: v.object({ blob: v.blob(), timestamp: v.number(), receivedAt: v.number(), ySize: v.number() }),
};

export type KeptStill = v.InferOutput<typeof record.schema>;

/** A still is worth keeping for the next start, not worth a write for each of thousands. */
const writeEveryMs = 60_000;

/** The last still of each camera on the device, so that a start without network shows the barn as it was last seen. */
export class StillStore {
  readonly #store: KeyValueStore;
  readonly #now: () => number;
  readonly #writtenAt = new Map<string, number>();

  constructor(store: KeyValueStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async read(key: string): Promise<KeptStill | null> {
    const reading = await storedRecord(this.#store, record, this.#now).read(key);
    return reading.state === 'present' ? reading.value : null;
  }

  async keep(key: string, still: KeptStill): Promise<void> {
    const now = this.#now();
    const last = this.#writtenAt.get(key);
    if (last !== undefined && now - last < writeEveryMs) return;
    this.#writtenAt.set(key, now);
    await storedRecord(this.#store, record, this.#now).write(key, still);
  }

  async remove(key: string): Promise<void> {
    this.#writtenAt.delete(key);
    await this.#store.remove(key);
  }

  /** Everything below a key: an account's or a barn's pictures. */
  async removeBelow(prefix: string): Promise<void> {
    for (const key of [...this.#writtenAt.keys()]) if (key.startsWith(prefix)) this.#writtenAt.delete(key);
    // What was set aside is as private as what was not.
    await Promise.all([this.#store.removeAll(prefix), this.#store.removeAll(`damaged:${prefix}`)]);
  }
}
