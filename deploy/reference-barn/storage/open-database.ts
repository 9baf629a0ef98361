import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { type Database, databaseFile, type SqlValue } from './database';
import { keepPrivate, privateFileMode } from './keep-private';
import { type MigrationProgress, migrate } from './migrate';

/**
 * Opens (or creates) `barn.sqlite` in the data folder and brings it to the newest version of the schema. Everything in
 * the folder is closed to other accounts.
 *
 * @param onProgress is told how far data of an earlier version has been brought
 */
export function openDatabase(
  dataFolder: string,
  onProgress: (progress: MigrationProgress) => void = () => {},
): Database {
  keepPrivate(dataFolder);
  const file = join(dataFolder, databaseFile);
  // Made before SQLite makes it: the log of its writes gets the same mode as the file itself.
  closeSync(openSync(file, 'a', privateFileMode));
  const connection = new Libsql(file, { timeout: 5_000 });
  connection.exec('PRAGMA journal_mode = WAL');
  // FULL: what a client has been told is stored survives a power cut as well, at one fsync a write.
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA foreign_keys = ON');
  const database = wrap(connection);
  migrate(database, connection, onProgress);
  return database;
}

/** A further connection to a database that is open, for another thread: it sees what has been written, and cannot write. */
export function openForReading(dataFolder: string): Database {
  const connection = new Libsql(join(dataFolder, databaseFile), { timeout: 5_000 });
  connection.exec('PRAGMA query_only = ON');
  // A year's indexes are walked where the system keeps them, instead of being copied page by page.
  connection.exec(`PRAGMA mmap_size = ${mostMappedBytes}`);
  return wrap(connection);
}

const mostMappedBytes = 1_073_741_824;

/** Prepared statements that are kept. Queries of clients are compiled to SQL of many shapes; their number has no bound. */
const statementsKept = 500;

function wrap(connection: Libsql.Database): Database {
  const statements = new Map<string, Libsql.Statement<[SqlValue[]]>>();
  let depth = 0;

  function prepared(sql: string): Libsql.Statement<[SqlValue[]]> {
    const known = statements.get(sql);
    if (known) return known;
    const statement = connection.prepare<[SqlValue[]]>(sql);
    const [oldest] = statements.keys();
    if (statements.size >= statementsKept && oldest !== undefined) statements.delete(oldest);
    statements.set(sql, statement);
    return statement;
  }

  // Values go as one list: libsql takes a lone buffer for named parameters and ends the process.
  const database: Database = {
    isShared: false,
    all: <Row>(sql: string, ...values: readonly SqlValue[]) => prepared(sql).all([...values]) as Row[],
    first: <Row>(sql: string, ...values: readonly SqlValue[]) => database.all<Row>(sql, ...values)[0],
    run: (sql, ...values) => prepared(sql).run([...values]).changes,
    inTransaction(work) {
      if (depth > 0) return work();
      depth += 1;
      connection.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        connection.exec('ROLLBACK');
        throw error;
      } finally {
        depth -= 1;
      }
    },
    compact() {
      connection.exec('VACUUM');
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    close() {
      statements.clear();
      // Everything into the one file: a stopped instance is backed up by copying it.
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      connection.close();
    },
  };
  return database;
}
