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

/** What lies below an account beside answers and says how old it is: tables of graphs, lists of several barns. */
const datedSchema = v.object({ receivedAt: v.number() });

/** So many records of an account are kept: what was looked at in some weeks, and a barn that was taken along (0103). */
export const mostKept = 2_400;
/** So many are left when there were more: looking at how old each is is not done at every write. */
export const keptAfterwards = 2_100;
/** Writes of a window between two looks. */
const writesBetween = 50;

export function keptAnswers(store: KeyValueStore, now: () => number): KeptAnswers {
  const record = storedRecord(store, { version: 1, schema }, now);
  const dated = storedRecord(store, { version: 1, schema: datedSchema }, now);
  let writes = 0;
  const place = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');

  /** Removes what was received longest ago. What does not say when stays: somebody has typed it. */
  async function shedBelow(prefix: string): Promise<void> {
    const keys = await store.keys(prefix);
    if (keys.length <= mostKept) return;
    const ages: { readonly key: string; readonly receivedAt: number }[] = [];
    for (const key of keys) {
      const known = dated.peek(await store.read(key));
      if (known) ages.push({ key, receivedAt: known.receivedAt });
    }
    ages.sort((one, other) => one.receivedAt - other.receivedAt);
    for (const { key } of ages.slice(0, keys.length - keptAfterwards)) await store.remove(key);
  }

  return {
    async read(instanceId, accountId, key) {
      const reading = await record.read(place(instanceId, accountId, key));
      return reading.state === 'present' ? reading.value : null;
    },
    async write(instanceId, accountId, key, answer) {
      await record.write(place(instanceId, accountId, key), answer);
      writes += 1;
      if (writes % writesBetween === 0) await shedBelow(`${place(instanceId, accountId)}/`);
    },
    async forget(instanceId) {
      const prefix = `${place(instanceId)}/`;
      await Promise.all([store.removeAll(prefix), store.removeAll(`damaged:${prefix}`)]);
    },
    patienceMs: store.patienceMs,
  };
}
