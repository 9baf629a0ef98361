import type { Migration } from '../../migration';

// One line each: a statement ends with its line.
const raising = (row: 'new' | 'old'): string =>
  `CREATE FUNCTION raise_version_of_${row}() RETURNS trigger LANGUAGE plpgsql AS ` +
  `'BEGIN INSERT INTO account_versions VALUES (${row}.account_id, 1) ON CONFLICT (account_id) ` +
  `DO UPDATE SET version = account_versions.version + 1; RETURN NULL; END';`;

const raisedBy = (name: string, table: string, columns: string): string => `
CREATE TRIGGER ${name}_written AFTER INSERT OR UPDATE OF ${columns} ON ${table} FOR EACH ROW EXECUTE FUNCTION raise_version_of_new();
CREATE TRIGGER ${name}_gone AFTER DELETE OR UPDATE OF ${columns} ON ${table} FOR EACH ROW EXECUTE FUNCTION raise_version_of_old();`;

/** As step 17 of SQLite: a number for each account that every write raises which may change what it may do. */
export const accountVersions: Migration = {
  version: 2,
  sql: `
CREATE TABLE account_versions (
  account_id plain_text PRIMARY KEY,
  version BIGINT NOT NULL
);
INSERT INTO account_versions SELECT account_id, 1 FROM accounts;
${raising('new')}
${raising('old')}
${raisedBy('account', 'accounts', 'account_id')}
${raisedBy('account_permission', 'account_permissions', 'account_id, permission')}
${raisedBy('account_role', 'account_roles', 'account_id, role_id')}
${raisedBy('sign_in', 'refresh_tokens', 'account_id, family_id, expires_at_s, revoked_at')}
`,
};
