import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { migrate } from './migrate';

/** A value that SQLite stores as it is. Booleans are stored as 0 and 1 by the caller. */
export type SqlValue = string | number | null | Uint8Array;

/**
 * The instance's one database. Calls are synchronous: SQLite answers from the page cache in microseconds, and a write
 * that has returned is on the disk.
 */
export interface Database {
  /** Every row. The row type is the caller's promise about its own SQL. */
  all<Row>(sql: string, ...values: readonly SqlValue[]): readonly Row[];
  first<Row>(sql: string, ...values: readonly SqlValue[]): Row | undefined;
  /** @returns the number of rows changed */
  run(sql: string, ...values: readonly SqlValue[]): number;
  /** All or nothing; nested calls join the outer transaction. */
  inTransaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Name of the database within the data folder. */
export const databaseFile = 'barn.sqlite';

/** Opens (or creates) `barn.sqlite` in the data folder and brings it to the newest version of the schema. */
export function openDatabase(dataFolder: string): Database {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const connection = new Libsql(join(dataFolder, databaseFile), { timeout: 5_000 });
  connection.exec('PRAGMA journal_mode = WAL');
  // FULL: what a client has been told is stored survives a power cut as well, at one fsync a write.
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA foreign_keys = ON');
  const database = wrap(connection);
  migrate(database, connection);
  return database;
}

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
    close() {
      statements.clear();
      // Everything into the one file: a stopped instance is backed up by copying it.
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      connection.close();
    },
  };
  return database;
}
