import type { Database } from '../database';
import { DatabaseUnavailable } from '../database-unavailable';
import type { MigrationProgress } from '../migrate';
import { inPostgresql } from './dialect';
import { migratePostgresql } from './migrate-postgresql';
import type { ConnectionSettings } from './orders';
import { PostgresqlError } from './postgresql-fault';
import { type PostgresqlThread, startPostgresqlThread, type Wish } from './thread';

/** A database that tells whether it is there. */
export interface PostgresqlDatabase extends Database {
  isThere(): boolean;
}

/**
 * Opens a database of PostgreSQL and brings it to the newest version of the schema, while other copies may do the same.
 * @throws DatabaseUnavailable when it does not answer
 * @throws PostgresqlError when it refuses, e.g. the password
 */
export function openPostgresql(
  settings: ConnectionSettings,
  onProgress: (progress: MigrationProgress) => void = () => {},
): PostgresqlDatabase {
  const thread = startPostgresqlThread(settings);
  try {
    migratePostgresql(thread, onProgress);
    return overThread(thread);
  } catch (cause) {
    thread.end();
    throw cause;
  }
}

/** What another one was first with: could not serialize, deadlock, and a key that both wanted to be the first to write. */
const lostRaces: readonly string[] = ['40001', '40P01', '23505'];
/** What was not done in time: canceled, lock not available. */
const tooLate: readonly string[] = ['57014', '55P03'];
/** A transaction takes some milliseconds, so that ten that begin together have all had their turn. */
const mostAttempts = 12;
const longestPauseMs = 50;

const begin = 'BEGIN ISOLATION LEVEL SERIALIZABLE';

function overThread(thread: PostgresqlThread): PostgresqlDatabase {
  const translated = new Map<string, string>();
  /** `due`: begins with its first statement. */
  let transaction: 'none' | 'due' | 'open' = 'none';

  function translation(sql: string): string {
    const known = translated.get(sql) ?? inPostgresql(sql);
    translated.set(sql, known);
    return known;
  }

  function ask(sql: string, values: Extract<Wish, { kind: 'ask' }>['values']) {
    const isDue = transaction === 'due';
    if (isDue) transaction = 'open';
    return thread.ask({ kind: 'ask', begin: isDue ? begin : null, sql: translation(sql), values });
  }

  const askAlone = (sql: string, values: Parameters<typeof ask>[1]) =>
    transaction === 'none' ? untilFirst(() => ask(sql, values)) : ask(sql, values);

  function once<Result>(work: () => Result): Result {
    transaction = 'due';
    // What begins within `work` is a part of it.
    const isOpen = (): boolean => transaction === 'open';
    try {
      const result = work();
      if (isOpen()) thread.ask({ kind: 'commit' });
      return result;
    } catch (cause) {
      if (isOpen()) rollBack(thread);
      throw cause;
    } finally {
      transaction = 'none';
    }
  }

  const database: PostgresqlDatabase = {
    isShared: true,
    isThere: () => thread.isConnected,
    all: <Row>(sql: string, ...values: Parameters<typeof ask>[1]) => askAlone(sql, values).rows as readonly Row[],
    first: <Row>(sql: string, ...values: Parameters<typeof ask>[1]) => database.all<Row>(sql, ...values)[0],
    run: (sql, ...values) => askAlone(sql, values).changed,
    inTransaction: (work) => (transaction === 'none' ? untilFirst(() => once(work)) : work()),
    // What was deleted goes by itself (autovacuum).
    compact() {},
    close: () => thread.end(),
  };
  return database;
}

/** Does it anew for as long as others are first. */
function untilFirst<Result>(work: () => Result): Result {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return work();
    } catch (cause) {
      if (!(cause instanceof PostgresqlError)) throw cause;
      const { code } = cause;
      if (tooLate.includes(code)) throw new DatabaseUnavailable('away', 'The database takes too long', { cause });
      if (!lostRaces.includes(code)) throw cause;
      if (attempt >= mostAttempts) {
        // A key that is still taken is no race: it is there.
        if (code === '23505') throw cause;
        throw new DatabaseUnavailable('contended', 'Others were always first', { cause });
      }
      pause(Math.random() * Math.min(2 ** attempt, longestPauseMs));
    }
  }
}

function rollBack(thread: PostgresqlThread): void {
  try {
    thread.ask({ kind: 'roll-back' });
  } catch {
    // The connection is gone, and the transaction with it.
  }
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, ms);
}
