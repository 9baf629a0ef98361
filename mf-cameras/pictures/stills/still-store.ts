import { type KeyValueStore, storedRecord } from '@barnwatch/shared/storage';
import * as v from 'valibot';

const record = {
  version: 1,
  schema: v.object({ blob: v.blob(), timestamp: v.number(), receivedAt: v.number(), ySize: v.number() }),
};

export type KeptStill = v.InferOutput<typeof record.schema>;

/** A still is worth keeping for the next start, not worth a write for each of thousands. */
const writeEveryMs = 60_000;

/** Of so many cameras all stills are read at once; of more only those that are seen. */
const mostAtOnce = 60;

/** The last still of each camera on the device, so that a start without network shows the barn as it was last seen. */
export class StillStore {
  readonly #store: KeyValueStore;
  readonly #now: () => number;
  readonly #writtenAt = new Map<string, number>();
  /** Under way: what is asked for twice is read once. */
  readonly #reading = new Map<string, Promise<KeptStill | null>>();

  constructor(store: KeyValueStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  read(key: string): Promise<KeptStill | null> {
    const underWay = this.#reading.get(key);
    if (underWay) return underWay;
    const reading = this.#read(key).finally(() => {
      if (this.#reading.get(key) === reading) this.#reading.delete(key);
    });
    this.#reading.set(key, reading);
    return reading;
  }

  /** Tells each still below a key as it comes; none where there are more than one looks at at once. */
  async readBelow(prefix: string, tell: (key: string, still: KeptStill) => void): Promise<void> {
    const keys = await this.#store.keys(prefix);
    if (keys.length > mostAtOnce) return;
    await Promise.all(
      keys.map(async (key) => {
        const still = await this.read(key);
        if (still) tell(key, still);
      }),
    );
  }

  async #read(key: string): Promise<KeptStill | null> {
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
    this.#reading.delete(key);
    await this.#store.remove(key);
  }

  /** Everything below a key: an account's or a barn's pictures. */
  async removeBelow(prefix: string): Promise<void> {
    for (const known of [this.#writtenAt, this.#reading])
      for (const key of [...known.keys()]) if (key.startsWith(prefix)) known.delete(key);
    // What was set aside is as private as what was not.
    await Promise.all([this.#store.removeAll(prefix), this.#store.removeAll(`damaged:${prefix}`)]);
  }
}
