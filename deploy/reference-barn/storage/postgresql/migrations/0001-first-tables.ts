import type { Migration } from '../../migration';

/**
 * What a senator keeps: people and programs, what they may do, where they are signed in, mails on their way; and what
 * one process alone would keep in memory. Texts are compared byte by byte, as SQLite does. Times are ms since 1970 UTC,
 * those that end with `_s` seconds.
 */
export const firstTables: Migration = {
  version: 1,
  sql: `
CREATE DOMAIN plain_text AS TEXT COLLATE "C";

CREATE TABLE signing_keys (
  key_id plain_text PRIMARY KEY,
  private_key plain_text NOT NULL,
  created_at BIGINT NOT NULL
);

CREATE TABLE secrets_key (
  sole BOOLEAN PRIMARY KEY DEFAULT true CHECK (sole),
  fingerprint plain_text NOT NULL
);

CREATE TABLE accounts (
  account_id plain_text PRIMARY KEY,
  display_name plain_text NOT NULL,
  created_at BIGINT NOT NULL,
  last_sign_in BIGINT
);

CREATE TABLE username_logins (
  username plain_text PRIMARY KEY,
  account_id plain_text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  password_hash plain_text NOT NULL
);
CREATE UNIQUE INDEX username_logins_in_any_case ON username_logins (lower(username COLLATE "C"));
CREATE INDEX username_logins_by_account ON username_logins (account_id);

CREATE TABLE email_logins (
  email plain_text PRIMARY KEY,
  account_id plain_text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  password_hash plain_text NOT NULL,
  verified_at BIGINT
);
CREATE UNIQUE INDEX email_logins_in_any_case ON email_logins (lower(email COLLATE "C"));
CREATE INDEX email_logins_by_account ON email_logins (account_id);

CREATE TABLE remote_logins (
  remote_authentication_id plain_text PRIMARY KEY,
  account_id plain_text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  senator_id plain_text NOT NULL,
  senator_account_id plain_text NOT NULL,
  UNIQUE (senator_id, senator_account_id)
);
CREATE INDEX remote_logins_by_account ON remote_logins (account_id);

CREATE TABLE service_accounts (
  account_id plain_text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  owner_account_id plain_text NOT NULL REFERENCES accounts ON DELETE CASCADE
);
CREATE INDEX service_accounts_by_owner ON service_accounts (owner_account_id);

CREATE TABLE public_keys (
  account_id plain_text NOT NULL REFERENCES service_accounts ON DELETE CASCADE,
  fingerprint plain_text NOT NULL,
  public_key plain_text NOT NULL,
  expiry BIGINT,
  added_at BIGINT NOT NULL,
  PRIMARY KEY (account_id, fingerprint)
);

CREATE TABLE account_permissions (
  account_id plain_text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  permission plain_text NOT NULL,
  PRIMARY KEY (account_id, permission)
);

CREATE TABLE account_roles (
  account_id plain_text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  role_id plain_text NOT NULL,
  PRIMARY KEY (account_id, role_id)
);

CREATE TABLE eula_versions (
  version plain_text PRIMARY KEY,
  eula_id plain_text NOT NULL,
  media_type plain_text NOT NULL,
  published_at BIGINT NOT NULL,
  first_used_at BIGINT NOT NULL
);

CREATE TABLE eula_acceptances (
  account_id plain_text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  eula_version plain_text NOT NULL,
  accepted_at BIGINT NOT NULL,
  PRIMARY KEY (account_id, eula_version)
);

CREATE TABLE sessions (
  session_id plain_text PRIMARY KEY,
  account_id plain_text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  created_at BIGINT NOT NULL,
  last_refreshed_at BIGINT NOT NULL,
  user_agent plain_text
);
CREATE INDEX sessions_by_account ON sessions (account_id);

CREATE TABLE refresh_tokens (
  token_id plain_text PRIMARY KEY,
  family_id plain_text NOT NULL,
  account_id plain_text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  issued_at_s BIGINT NOT NULL,
  expires_at_s BIGINT NOT NULL,
  used_at BIGINT,
  successor_id plain_text,
  revoked_at BIGINT,
  begun_with_key plain_text,
  family_ends_at_s BIGINT
);
CREATE INDEX refresh_tokens_by_family ON refresh_tokens (family_id);
CREATE INDEX refresh_tokens_by_account ON refresh_tokens (account_id);
CREATE INDEX refresh_tokens_by_end ON refresh_tokens (expires_at_s);

CREATE TABLE used_assertions (
  issuer plain_text NOT NULL,
  assertion_id plain_text NOT NULL,
  expires_at_s BIGINT NOT NULL,
  PRIMARY KEY (issuer, assertion_id)
);
CREATE INDEX used_assertions_by_end ON used_assertions (expires_at_s);

CREATE TABLE service_providers (
  service_provider_id plain_text PRIMARY KEY,
  account_id plain_text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  global_unique_identifier plain_text NOT NULL,
  name plain_text NOT NULL,
  remote_account_id plain_text,
  remote_authentication_id plain_text,
  UNIQUE (account_id, global_unique_identifier)
);

CREATE TABLE email_verifications (
  verification_id plain_text PRIMARY KEY,
  account_id plain_text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  token_hash plain_text NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX email_verifications_by_account ON email_verifications (account_id);

CREATE TABLE mails (
  mail_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient plain_text NOT NULL,
  subject plain_text NOT NULL,
  body plain_text NOT NULL,
  created_at BIGINT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at BIGINT,
  last_failure plain_text
);
CREATE INDEX mails_by_next_attempt ON mails (next_attempt_at);

CREATE TABLE attempts (
  counted plain_text PRIMARY KEY,
  times plain_text NOT NULL,
  forgotten_at BIGINT NOT NULL
);
CREATE INDEX attempts_by_end ON attempts (forgotten_at);

CREATE TABLE tickets (
  ticket_hash plain_text PRIMARY KEY,
  path plain_text NOT NULL,
  account_id plain_text NOT NULL REFERENCES accounts ON DELETE CASCADE,
  session_id plain_text,
  session_ends_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  used_by plain_text
);
CREATE INDEX tickets_by_end ON tickets (expires_at);
`,
};
