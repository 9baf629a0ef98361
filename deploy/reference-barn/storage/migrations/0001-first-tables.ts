import type { Migration } from '../migration';

/** Identity, cameras with spans of privacy, incidents with events, region types. Times are ms since 1970 UTC. */
export const firstTables: Migration = {
  version: 1,
  sql: `
CREATE TABLE signing_keys (
  key_id TEXT PRIMARY KEY,
  private_key TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE accounts (
  account_id TEXT PRIMARY KEY,
  display_name TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE username_logins (
  username TEXT PRIMARY KEY COLLATE NOCASE,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  password_hash TEXT NOT NULL
) STRICT;

CREATE TABLE email_logins (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  password_hash TEXT NOT NULL,
  verified_at INTEGER
) STRICT;

CREATE TABLE account_permissions (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  permission TEXT NOT NULL,
  PRIMARY KEY (account_id, permission)
) STRICT, WITHOUT ROWID;

CREATE TABLE eula_acceptances (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  eula_version TEXT NOT NULL,
  accepted_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, eula_version)
) STRICT, WITHOUT ROWID;

CREATE TABLE refresh_tokens (
  token_id TEXT PRIMARY KEY,
  family_id TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  issued_at_s INTEGER NOT NULL,
  expires_at_s INTEGER NOT NULL,
  used_at INTEGER,
  successor_id TEXT,
  revoked_at INTEGER
) STRICT;
CREATE INDEX refresh_tokens_by_family ON refresh_tokens (family_id);

CREATE TABLE cameras (
  camera_id TEXT PRIMARY KEY,
  document TEXT NOT NULL,
  source TEXT NOT NULL,
  configured_source TEXT,
  removed_at INTEGER
) STRICT;

CREATE TABLE privacy_spans (
  camera_id TEXT NOT NULL REFERENCES cameras ON DELETE CASCADE,
  started_at INTEGER NOT NULL,
  ends_at INTEGER,
  PRIMARY KEY (camera_id, started_at)
) STRICT, WITHOUT ROWID;

CREATE TABLE incidents (
  incident_id TEXT PRIMARY KEY,
  identifier TEXT UNIQUE,
  type TEXT NOT NULL,
  state TEXT NOT NULL,
  opened_at INTEGER NOT NULL,
  last_updated INTEGER NOT NULL,
  document TEXT NOT NULL
) STRICT;
CREATE INDEX incidents_by_last_updated ON incidents (last_updated);
CREATE INDEX incidents_by_type_and_time ON incidents (type, opened_at);

CREATE TABLE incident_events (
  incident_event_id TEXT PRIMARY KEY,
  incident_id TEXT NOT NULL REFERENCES incidents ON DELETE CASCADE,
  event_timestamp INTEGER NOT NULL,
  document TEXT NOT NULL
) STRICT;
CREATE INDEX incident_events_by_incident ON incident_events (incident_id, event_timestamp);

CREATE TABLE region_types (
  region_type_id TEXT PRIMARY KEY,
  color TEXT NOT NULL
) STRICT;
`,
};
