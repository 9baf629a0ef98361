import * as v from 'valibot';
import { type KeyValueStore, storedRecord } from '../../storage';

export interface KeptAnswer {
  /** `data` of the envelope, to be parsed again. */
  data: unknown;
  receivedAt: number;
}

/** Last answers on this device, by instance and account; gone with the session. */
export interface KeptAnswers {
  /** However late the device tells. */
  read(instanceId: string, accountId: string, key: string): Promise<KeptAnswer | null>;
  write(instanceId: string, accountId: string, key: string, answer: KeptAnswer): Promise<void>;
  forget(instanceId: string): Promise<void>;
  /** How long it is worth waiting for the device where an instance can be asked instead, ms. */
  patienceMs(): number;
}

const schema = v.object({ data: v.unknown(), receivedAt: v.number() });

export function keptAnswers(store: KeyValueStore, now: () => number): KeptAnswers {
  const record = storedRecord(store, { version: 1, schema }, now);
  const place = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');
  return {
    async read(instanceId, accountId, key) {
      const reading = await record.read(place(instanceId, accountId, key));
      return reading.state === 'present' ? reading.value : null;
    },
    write: (instanceId, accountId, key, answer) => record.write(place(instanceId, accountId, key), answer),
    async forget(instanceId) {
      const prefix = `${place(instanceId)}/`;
      await Promise.all([store.removeAll(prefix), store.removeAll(`damaged:${prefix}`)]);
    },
    patienceMs: store.patienceMs,
  };
}
