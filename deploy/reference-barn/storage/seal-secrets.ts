import type { Database } from './database';
import { isSealed, type Vault } from './vault';

/** Every secret of the database that can be told, by the place that it is sealed for. */
const secrets = [
  { table: 'signing_keys', id: 'key_id', column: 'private_key' },
  { table: 'cameras', id: 'camera_id', column: 'source' },
  { table: 'cameras', id: 'camera_id', column: 'configured_source' },
] as const;

/** The place of a secret, as the vault wants it. */
export function secretPlace(table: 'signing_keys' | 'cameras', column: string, id: string): string {
  return `${table}.${column} ${id}`;
}

/**
 * Seals what an earlier version, or somebody's own hand, has left in the clear, and wipes it from the free pages of the
 * file.
 */
export function sealSecrets(database: Database, vault: Vault): void {
  const sealed = database.inTransaction(() => {
    let count = 0;
    for (const { table, id, column } of secrets) {
      const rows = database.all<{ id: string; text: string | null }>(
        `SELECT ${id} AS id, ${column} AS text FROM ${table}`,
      );
      for (const row of rows) {
        if (row.text === null || isSealed(row.text)) continue;
        const text = vault.seal(row.text, secretPlace(table, column, row.id));
        database.run(`UPDATE ${table} SET ${column} = ? WHERE ${id} = ?`, text, row.id);
        count += 1;
      }
    }
    return count;
  });
  if (sealed > 0) database.compact();
}
