import type { Migration } from '../migration';

/** By which key the secrets are sealed. An older program could not open them. */
export const secrets: Migration = {
  version: 7,
  sql: `
CREATE TABLE secrets_key (
  fingerprint TEXT NOT NULL
) STRICT;
`,
};
