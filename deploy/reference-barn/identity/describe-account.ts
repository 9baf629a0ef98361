import type { Account } from '@barnwatch/shared/wire';

export interface AccountRow {
  readonly account_id: string;
  readonly display_name: string;
  readonly created_at: number;
  readonly last_sign_in: number | null;
  readonly username: string | null;
  readonly email: string | null;
  readonly owner_account_id: string | null;
}

/** Without WHERE and ORDER BY; what tells how an account signs in comes along. */
export const selectAccounts = `
SELECT accounts.account_id, display_name, created_at, last_sign_in, username, email, owner_account_id
FROM accounts
LEFT JOIN username_logins USING (account_id)
LEFT JOIN email_logins USING (account_id)
LEFT JOIN service_accounts USING (account_id)`;

/** An account as the contract shows it. */
export function describeAccount(row: AccountRow): Account {
  const { account_id: accountId, display_name: displayName, created_at: createdAt, last_sign_in: lastSignIn } = row;
  const shown = { accountId, displayName, createdAt, lastSignIn };
  if (row.owner_account_id !== null) return { ...shown, kind: 'serviceAccount' };
  if (row.username !== null) return { ...shown, kind: 'usernamePassword', username: row.username };
  if (row.email !== null) return { ...shown, kind: 'emailPassword', email: row.email };
  return { ...shown, kind: 'remote' };
}
