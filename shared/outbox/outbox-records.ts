import { type KeyValueStore, storedRecord } from '../storage';
import { type OutboxEntry, outboxEntrySchema } from './outbox-entry';

/** The entries on the device, one record each. */
export interface OutboxRecords {
  /** All of them, in order. A record that cannot be read is set aside, not lost. */
  readAll(): Promise<readonly OutboxEntry[]>;
  write(entry: OutboxEntry): Promise<void>;
  remove(entry: Pick<OutboxEntry, 'instanceId' | 'accountId' | 'identifier'>): Promise<void>;
  /** Everything of an instance, what was set aside included. */
  forget(instanceId: string): Promise<void>;
}

export function outboxRecords(store: KeyValueStore, now: () => number, onDamage: (key: string) => void): OutboxRecords {
  const record = storedRecord(store, { version: 1, schema: outboxEntrySchema }, now);
  const place = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');
  const keyOf = ({ instanceId, accountId, identifier }: Pick<OutboxEntry, 'instanceId' | 'accountId' | 'identifier'>) =>
    place(instanceId, accountId, identifier);
  return {
    async readAll() {
      const keys = (await store.keys()).filter((key) => !key.startsWith('damaged:'));
      const readings = await Promise.all(keys.map(async (key) => ({ key, reading: await record.read(key) })));
      const entries = readings.flatMap<OutboxEntry>(({ key, reading }) => {
        if (reading.state === 'damaged') onDamage(key);
        return reading.state === 'present' ? [reading.value] : [];
      });
      return entries.sort((one, other) => one.position - other.position);
    },
    write: (entry) => record.write(keyOf(entry), entry),
    remove: (entry) => record.remove(keyOf(entry)),
    async forget(instanceId) {
      const prefix = `${place(instanceId)}/`;
      await Promise.all([store.removeAll(prefix), store.removeAll(`damaged:${prefix}`)]);
    },
  };
}
