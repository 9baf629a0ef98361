/** A value that SQLite stores as it is. Booleans are stored as 0 and 1 by the caller. */
export type SqlValue = string | number | null | Uint8Array;

/**
 * The instance's one database. Calls are synchronous: SQLite answers from the page cache in microseconds, PostgreSQL
 * within a machine room in less than a millisecond; a write that has returned is on the disk.
 *
 * SQL is written so that both understand it. What they do not have in common is translated in one place
 * (`postgresql/dialect`).
 */
export interface Database {
  /**
   * Whether other processes write into it at the same time: what all of them must know, such as attempts to sign in,
   * lies in it then, and not in memory.
   */
  readonly isShared: boolean;
  /** Every row. The row type is the caller's promise about its own SQL. */
  all<Row>(sql: string, ...values: readonly SqlValue[]): readonly Row[];
  first<Row>(sql: string, ...values: readonly SqlValue[]): Row | undefined;
  /** @returns the number of rows changed */
  run(sql: string, ...values: readonly SqlValue[]): number;
  /**
   * All or nothing, as if nobody else wrote meanwhile; nested calls join the outer transaction.
   * @param work is done anew when another process was first: outside of the database it changes nothing
   * @throws DatabaseUnavailable when the database does not answer
   */
  inTransaction<Result>(work: () => Result): Result;
  /** Writes everything anew, without what was deleted or overwritten. */
  compact(): void;
  close(): void;
}

/** Name of the database within the data folder. */
export const databaseFile = 'barn.sqlite';
