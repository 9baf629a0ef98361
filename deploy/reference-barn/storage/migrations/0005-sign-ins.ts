import type { Migration } from '../migration';

/** Where an account is signed in; a session is a family of refresh tokens. Times are ms since 1970 UTC. */
export const signIns: Migration = {
  version: 5,
  sql: `
CREATE TABLE sessions (
  session_id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  last_refreshed_at INTEGER NOT NULL,
  user_agent TEXT
) STRICT;
CREATE INDEX sessions_by_account ON sessions (account_id);
INSERT INTO sessions (session_id, account_id, created_at, last_refreshed_at)
  SELECT family_id, account_id, min(issued_at_s) * 1000, max(issued_at_s) * 1000
  FROM refresh_tokens GROUP BY family_id, account_id;
`,
};
