import type { Database } from '../storage/database';

/** Somebody signed in somewhere and has not signed out. Times are ms since 1970 UTC. */
export interface OpenSession {
  readonly sessionId: string;
  readonly createdAt: number;
  readonly lastRefreshedAt: number;
  readonly expiresAt: number;
  /** As told at the last refresh; null before the first. */
  readonly userAgent: string | null;
}

/** Where an account is signed in. What ends here ends at the next call, as `createSessionEnds` tells. */
export interface OpenSessions {
  /** The one refreshed last first. */
  listOpen(accountId: string, nowMs: number): readonly OpenSession[];
  /** @returns whether the account had that one open */
  endOf(accountId: string, sessionId: string, nowMs: number): boolean;
  /**
   * @param sessionId the one that stays
   * @returns how many have ended
   */
  endOthers(accountId: string, sessionId: string | null, nowMs: number): number;
}

// As the contract says.
const mostSessionsListed = 200;

/** Tokens that could still be used. */
const isOpen = 'revoked_at IS NULL AND expires_at_s > ?';

export function createOpenSessions(database: Database): OpenSessions {
  return {
    listOpen: (accountId, nowMs) =>
      database.all<OpenSession>(
        'SELECT session_id AS "sessionId", created_at AS "createdAt", last_refreshed_at AS "lastRefreshedAt",' +
          ' max(expires_at_s) * 1000 AS "expiresAt", user_agent AS "userAgent"' +
          ' FROM sessions JOIN refresh_tokens ON family_id = session_id' +
          ` WHERE sessions.account_id = ? AND ${isOpen}` +
          ' GROUP BY session_id ORDER BY last_refreshed_at DESC, session_id LIMIT ?',
        accountId,
        Math.floor(nowMs / 1000),
        mostSessionsListed,
      ),
    endOf: (accountId, sessionId, nowMs) =>
      database.run(
        `UPDATE refresh_tokens SET revoked_at = ? WHERE family_id = ? AND account_id = ? AND ${isOpen}`,
        nowMs,
        sessionId,
        accountId,
        Math.floor(nowMs / 1000),
      ) > 0,
    endOthers: (accountId, sessionId, nowMs) =>
      database.inTransaction(() => {
        const nowS = Math.floor(nowMs / 1000);
        const others = `account_id = ? AND family_id IS DISTINCT FROM ? AND ${isOpen}`;
        const counted = database.first<{ readonly count: number }>(
          `SELECT count(DISTINCT family_id) AS count FROM refresh_tokens WHERE ${others}`,
          accountId,
          sessionId,
          nowS,
        );
        database.run(`UPDATE refresh_tokens SET revoked_at = ? WHERE ${others}`, nowMs, accountId, sessionId, nowS);
        return counted?.count ?? 0;
      }),
  };
}
