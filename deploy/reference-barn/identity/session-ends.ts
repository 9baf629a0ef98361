import type { Database } from '../storage/database';

/** When a sign-in of an account ends by itself, seconds since 1970 UTC; null when it has been ended. Asked by an index. */
export type SessionEnds = (accountId: string, sessionId: string) => number | null;

/** A session is open while one of its refresh tokens may still be used: not signed out, not ended as copied, key not gone. */
export function createSessionEnds(database: Database): SessionEnds {
  return (accountId, sessionId) =>
    database.first<{ readonly ends: number | null }>(
      'SELECT max(expires_at_s) AS ends FROM refresh_tokens WHERE family_id = ? AND account_id = ? AND revoked_at IS NULL',
      sessionId,
      accountId,
    )?.ends ?? null;
}
