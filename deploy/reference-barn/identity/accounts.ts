import { randomUUID } from 'node:crypto';
import type { Account } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';
import { type AccountRow, describeAccount, selectAccounts } from './describe-account';

export interface StoredLogin {
  readonly accountId: string;
  readonly passwordHash: string;
  /** Always true for user names: only e-mail addresses are verified. */
  readonly verified: boolean;
}

/** How a new account signs in. */
export type NewLogin =
  | { readonly kind: 'username'; readonly username: string; readonly passwordHash: string }
  | {
      readonly kind: 'email';
      readonly email: string;
      readonly passwordHash: string;
      /** ms since 1970 UTC; null until its owner has followed the link. */
      readonly verifiedAt: number | null;
    }
  | {
      readonly kind: 'remote';
      readonly senatorId: string;
      readonly senatorAccountId: string;
      readonly remoteAuthenticationId: string;
    }
  | { readonly kind: 'service-account'; readonly ownerAccountId: string };

export interface NewAccount {
  readonly accountId?: string;
  readonly displayName: string;
  readonly login: NewLogin;
}

/** An account that signs in through a senator. */
export interface RemoteLogin {
  readonly accountId: string;
  readonly remoteAuthenticationId: string;
}

export interface Accounts {
  find(accountId: string): Account | undefined;
  /** In order of display name. */
  list(): readonly Account[];
  findUsername(username: string): StoredLogin | undefined;
  findEmail(email: string): StoredLogin | undefined;
  findRemote(senatorId: string, senatorAccountId: string): RemoteLogin | undefined;
  /** @returns null when the user name, the address or the account at the senator is taken */
  create(account: NewAccount, nowMs: number): Account | null;
  /** The same password, hashed anew; not where it has been changed meanwhile. */
  replaceHash(login: StoredLogin, passwordHash: string): void;
  /** The address of the account has been proven. */
  verifyEmail(accountId: string, nowMs: number): void;
  remove(accountId: string): void;
  /** Sign-in or refresh. */
  recordSignIn(accountId: string, nowMs: number): void;
}

interface PasswordRow {
  readonly account_id: string;
  readonly password_hash: string;
  readonly verified_at: number | null;
}

export function createAccounts(database: Database): Accounts {
  const accounts: Accounts = {
    find(accountId) {
      const row = database.first<AccountRow>(`${selectAccounts} WHERE accounts.account_id = ?`, accountId);
      return row && describeAccount(row);
    },
    list: () =>
      database
        .all<AccountRow>(`${selectAccounts} ORDER BY display_name COLLATE NOCASE, accounts.account_id`)
        .map(describeAccount),
    findUsername(username) {
      const row = database.first<PasswordRow>(
        'SELECT account_id, password_hash FROM username_logins WHERE username = ? COLLATE NOCASE',
        username,
      );
      return row && { accountId: row.account_id, passwordHash: row.password_hash, verified: true };
    },
    findEmail(email) {
      const row = database.first<PasswordRow>(
        'SELECT account_id, password_hash, verified_at FROM email_logins WHERE email = ? COLLATE NOCASE',
        email,
      );
      return row && { accountId: row.account_id, passwordHash: row.password_hash, verified: row.verified_at !== null };
    },
    findRemote(senatorId, senatorAccountId) {
      const row = database.first<{ account_id: string; remote_authentication_id: string }>(
        'SELECT account_id, remote_authentication_id FROM remote_logins WHERE senator_id = ? AND senator_account_id = ?',
        senatorId,
        senatorAccountId,
      );
      return row && { accountId: row.account_id, remoteAuthenticationId: row.remote_authentication_id };
    },
    create: ({ accountId = randomUUID(), displayName, login }, nowMs) =>
      database.inTransaction(() => {
        if (isTaken(accounts, login)) return null;
        database.run(
          'INSERT INTO accounts (account_id, display_name, created_at) VALUES (?, ?, ?)',
          accountId,
          displayName,
          nowMs,
        );
        insertLogin(database, accountId, login);
        return accounts.find(accountId) ?? null;
      }),
    replaceHash({ accountId, passwordHash: former }, passwordHash) {
      for (const table of ['username_logins', 'email_logins']) {
        database.run(
          `UPDATE ${table} SET password_hash = ? WHERE account_id = ? AND password_hash = ?`,
          passwordHash,
          accountId,
          former,
        );
      }
    },
    verifyEmail(accountId, nowMs) {
      database.run('UPDATE email_logins SET verified_at = ? WHERE account_id = ?', nowMs, accountId);
    },
    remove(accountId) {
      database.run('DELETE FROM accounts WHERE account_id = ?', accountId);
    },
    recordSignIn(accountId, nowMs) {
      database.run('UPDATE accounts SET last_sign_in = ? WHERE account_id = ?', nowMs, accountId);
    },
  };
  return accounts;
}

function isTaken(accounts: Accounts, login: NewLogin): boolean {
  switch (login.kind) {
    case 'username':
      return accounts.findUsername(login.username) !== undefined;
    case 'email':
      return accounts.findEmail(login.email) !== undefined;
    case 'remote':
      return accounts.findRemote(login.senatorId, login.senatorAccountId) !== undefined;
    case 'service-account':
      return false;
  }
}

function insertLogin(database: Database, accountId: string, login: NewLogin): void {
  switch (login.kind) {
    case 'username':
      database.run('INSERT INTO username_logins VALUES (?, ?, ?)', login.username, accountId, login.passwordHash);
      return;
    case 'email':
      database.run(
        'INSERT INTO email_logins VALUES (?, ?, ?, ?)',
        login.email,
        accountId,
        login.passwordHash,
        login.verifiedAt,
      );
      return;
    case 'remote':
      database.run(
        'INSERT INTO remote_logins VALUES (?, ?, ?, ?)',
        login.remoteAuthenticationId,
        accountId,
        login.senatorId,
        login.senatorAccountId,
      );
      return;
    case 'service-account':
      database.run('INSERT INTO service_accounts VALUES (?, ?)', accountId, login.ownerAccountId);
  }
}
