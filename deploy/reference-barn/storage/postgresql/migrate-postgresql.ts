import type { MigrationProgress } from '../migrate';
import type { Migration } from '../migration';
import { statementsOf, tableOf } from '../statements';
import { firstTables } from './migrations/0001-first-tables';
import { accountVersions } from './migrations/0002-account-versions';
import type { PostgresqlThread } from './thread';

/** Every step of PostgreSQL's schema, in order; counted apart from those of SQLite. */
export const postgresqlMigrations: readonly Migration[] = [firstTables, accountVersions];

/** Any number that nobody else locks by. */
const lockNumber = 4_717_052_281;
/** A step may take long over many accounts, and another copy may be at it already. */
const longestMigrationMs = 600_000;

/**
 * Brings the schema to the newest version, all steps in one transaction. Of several copies that start at once one does
 * it; the others wait and find it done.
 * @throws when the database was written by a newer program
 */
export function migratePostgresql(
  thread: PostgresqlThread,
  onProgress: (progress: MigrationProgress) => void,
  migrations: readonly Migration[] = postgresqlMigrations,
): void {
  const carryOut = (sql: string): void => void thread.ask({ kind: 'do', sql }, longestMigrationMs);
  // Not serializable: it would see what was there before the others were done.
  carryOut('BEGIN ISOLATION LEVEL READ COMMITTED');
  try {
    carryOut('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
    carryOut(`SELECT pg_advisory_xact_lock(${lockNumber})`);
    carryOut('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const current = currentVersion(thread);
    const newest = migrations.at(-1)?.version ?? 0;
    if (current > newest) {
      throw new Error(
        `The database has schema ${current}, this program knows up to ${newest}: start the newer program.`,
      );
    }
    const due = migrations.filter(({ version }) => version > current).flatMap(({ sql }) => statementsOf(sql));
    due.forEach((statement, index) => {
      // A new database has no data that takes long.
      if (current > 0) onProgress({ step: index + 1, of: due.length, table: tableOf(statement) });
      carryOut(statement);
    });
    if (due.length > 0) carryOut(`DELETE FROM schema_version; INSERT INTO schema_version VALUES (${newest})`);
    thread.ask({ kind: 'commit' }, longestMigrationMs);
  } catch (cause) {
    if (thread.isConnected) thread.ask({ kind: 'roll-back' });
    throw cause;
  }
}

function currentVersion(thread: PostgresqlThread): number {
  const { rows } = thread.ask({ kind: 'ask', begin: null, sql: 'SELECT version FROM schema_version', values: [] });
  return Number((rows as readonly { readonly version: number }[])[0]?.version ?? 0);
}
