import type { OldStore } from '../auth-environment';
import type { DiscoveryObject } from '../instances/discovery-object';
import type { NewInstance } from '../instances/memory';
import type { Log } from '../log/log';
import { migrationOf, oldBarnsKey } from './old-barn';

export interface MigrationOptions {
  store: OldStore;
  /** Where the senator is, for records that name no gateway. */
  senator: DiscoveryObject;
  isKnown: (instanceId: string) => boolean;
  add: (instance: NewInstance) => Promise<void>;
  log: Log;
}

const tokenFields = ['refreshToken', 'accessToken'] as const;

/** The record as it stays behind: marked when it is settled, and never with a token, whatever became of it. */
function leftBehind(record: unknown, settled: boolean): unknown {
  if (typeof record !== 'object' || record === null) return record;
  if (!settled && !tokenFields.some((field) => field in record)) return record;
  const fields = Object.entries(record).filter(([name]) => !tokenFields.some((field) => field === name));
  return { ...Object.fromEntries(fields), ...(settled && { migrated: true }) };
}

/**
 * Takes over the barns of a client before this suite, each once. One signs in anew: old tokens are not used, and are
 * removed. A record that cannot be migrated now (no gateway id, unreadable) stays, so that nothing is lost.
 */
export async function migrateOldBarns({ store, senator, isKnown, add, log }: MigrationOptions): Promise<void> {
  const records = await store.getItem(oldBarnsKey);
  if (!Array.isArray(records)) return;
  const after: unknown[] = [];
  for (const record of records as readonly unknown[]) {
    const migration = migrationOf(record, isKnown, senator);
    if (migration.kind === 'migrate') {
      await add(migration.instance);
      log.write('info', `took over the old barn ${migration.instance.globalUniqueIdentifier}`);
    } else if (migration.reason !== 'already-migrated') {
      log.write('info', `an old barn was not taken over: ${migration.reason}`);
    }
    after.push(leftBehind(record, migration.kind === 'migrate' || migration.reason === 'same-id-exists'));
  }
  if (records.some((record, index) => record !== after[index])) await store.setItem(oldBarnsKey, after);
}
