import type { Migration } from '../migration';

/**
 * Roles, sign-in by a senator and by key, verification of addresses, mails, versions of the licence agreement. Times are
 * ms since 1970 UTC, those that end with `_s` seconds.
 */
export const peopleAndPrograms: Migration = {
  version: 3,
  sql: `
ALTER TABLE accounts ADD COLUMN last_sign_in INTEGER;
ALTER TABLE refresh_tokens ADD COLUMN begun_with_key TEXT;
ALTER TABLE refresh_tokens ADD COLUMN family_ends_at_s INTEGER;

CREATE TABLE account_roles (
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  role_id TEXT NOT NULL,
  PRIMARY KEY (account_id, role_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE remote_logins (
  remote_authentication_id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  senator_id TEXT NOT NULL,
  senator_account_id TEXT NOT NULL,
  UNIQUE (senator_id, senator_account_id)
) STRICT;

CREATE TABLE service_accounts (
  account_id TEXT PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  owner_account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE
) STRICT;

CREATE TABLE public_keys (
  account_id TEXT NOT NULL REFERENCES service_accounts ON DELETE CASCADE,
  fingerprint TEXT NOT NULL,
  public_key TEXT NOT NULL,
  expiry INTEGER,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, fingerprint)
) STRICT;

CREATE TABLE used_assertions (
  issuer TEXT NOT NULL,
  assertion_id TEXT NOT NULL,
  expires_at_s INTEGER NOT NULL,
  PRIMARY KEY (issuer, assertion_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE service_providers (
  service_provider_id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  global_unique_identifier TEXT NOT NULL,
  name TEXT NOT NULL,
  remote_account_id TEXT,
  remote_authentication_id TEXT,
  UNIQUE (account_id, global_unique_identifier)
) STRICT;

CREATE TABLE email_verifications (
  verification_id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
  token_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX email_verifications_by_account ON email_verifications (account_id);

CREATE TABLE mails (
  mail_id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER,
  last_failure TEXT
) STRICT;

CREATE TABLE eula_versions (
  version TEXT PRIMARY KEY,
  eula_id TEXT NOT NULL,
  media_type TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  first_used_at INTEGER NOT NULL
) STRICT;
`,
};
