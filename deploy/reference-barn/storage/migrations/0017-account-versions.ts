import type { Migration } from '../migration';

const raise = (row: 'new' | 'old'): string =>
  `INSERT INTO account_versions VALUES (${row}.account_id, 1) ON CONFLICT (account_id) DO UPDATE SET version = version + 1;`;

/** Each write to what an account may do, or to where it is signed in, raises its number. */
const raisedBy = (name: string, table: string, columns: string): string => `
CREATE TRIGGER ${name}_added AFTER INSERT ON ${table} BEGIN
  ${raise('new')}
END;
CREATE TRIGGER ${name}_removed AFTER DELETE ON ${table} BEGIN
  ${raise('old')}
END;
CREATE TRIGGER ${name}_changed AFTER UPDATE OF ${columns} ON ${table} BEGIN
  ${raise('old')}
  ${raise('new')}
END;`;

/**
 * A number for each account that says whether what it may do is still what it was. It stays when the account goes: one
 * made anew by the same id never has a number that was there before.
 */
export const accountVersions: Migration = {
  version: 17,
  sql: `
CREATE TABLE account_versions (
  account_id TEXT PRIMARY KEY,
  version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO account_versions SELECT account_id, 1 FROM accounts;
${raisedBy('account', 'accounts', 'account_id')}
${raisedBy('account_permission', 'account_permissions', 'account_id, permission')}
${raisedBy('account_role', 'account_roles', 'account_id, role_id')}
${raisedBy('sign_in', 'refresh_tokens', 'account_id, family_id, expires_at_s, revoked_at')}
`,
};
