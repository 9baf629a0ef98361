import type { Database } from '../storage/database';

/**
 * A number that the database itself raises at each write that may change what an account may do or where it is signed
 * in, whoever writes: while it is the same, what was read with it still holds. Null for an account that never was.
 *
 * Asked outside of transactions only: one that is undone gives its numbers out again.
 */
export type AccountVersions = (accountId: string) => number | null;

export function createAccountVersions(database: Database): AccountVersions {
  return (accountId) =>
    database.first<{ readonly version: number }>('SELECT version FROM account_versions WHERE account_id = ?', accountId)
      ?.version ?? null;
}
