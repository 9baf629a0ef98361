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
  /** Writes the file anew, without what was deleted or overwritten. */
  compact(): void;
  close(): void;
}

/** Name of the database within the data folder. */
export const databaseFile = 'barn.sqlite';
