import type { Database } from '../storage/database';

/** Whether somebody is still signed in there: asked at every call, by an index. */
export type IsSessionOpen = (sessionId: string, nowMs: number) => boolean;

/** A session is open while one of its refresh tokens may still be used: not signed out, not ended as copied, key not gone. */
export function createSessionStatus(database: Database): IsSessionOpen {
  return (sessionId, nowMs) =>
    database.first(
      'SELECT 1 FROM refresh_tokens WHERE family_id = ? AND revoked_at IS NULL AND expires_at_s > ? LIMIT 1',
      sessionId,
      Math.floor(nowMs / 1000),
    ) !== undefined;
}
