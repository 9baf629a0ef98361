import type { DayReceived } from '@barnwatch/shared/settings';
import { type KeyValueStore, storedRecord } from '@barnwatch/shared/storage';
import * as v from 'valibot';

const prefix = 'received:';

const schema = v.object({ day: v.string(), bytes: v.pipe(v.number(), v.finite(), v.minValue(0)) });

/** What each window of the suite has received, each in a record of its own: no two ever write the same one. */
export interface ReceivedRecords {
  /** Keeps what this window has received. */
  keep(own: DayReceived): Promise<void>;
  /** What the other windows, closed ones too, have received on that day, bytes. What is left of other days is removed. */
  ofOthers(day: string): Promise<number>;
}

/** @param windowId differs between the windows of this device, and from start to start */
export function receivedRecords(store: KeyValueStore, windowId: string): ReceivedRecords {
  const stored = storedRecord(store, { version: 1, schema });
  const ownKey = prefix + windowId;

  async function ofOne(key: string, day: string): Promise<number> {
    const reading = await stored.read(key);
    if (reading.state !== 'present') return 0;
    if (reading.value.day === day) return reading.value.bytes;
    await stored.remove(key);
    return 0;
  }

  return {
    keep: (own) => stored.write(ownKey, own),
    async ofOthers(day) {
      const keys = (await store.keys(prefix)).filter((key) => key !== ownKey);
      const amounts = await Promise.all(keys.map((key) => ofOne(key, day)));
      return amounts.reduce((sum, bytes) => sum + bytes, 0);
    },
  };
}
