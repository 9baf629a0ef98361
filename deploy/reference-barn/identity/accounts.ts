import { randomUUID } from 'node:crypto';
import type { Database } from '../storage/database';
import { hashPassword } from './passwords';

export interface Account {
  readonly accountId: string;
  readonly displayName: string;
}

/** An account of the configuration file, made at the first start and left alone afterwards. */
export interface AccountSeed {
  readonly accountId?: string;
  readonly displayName: string;
  readonly username?: string;
  readonly email?: string;
  readonly password: string;
  /** Names of permissions; the wildcard `*` stands for every permission of the contract. */
  readonly permissions: readonly string[];
}

export interface StoredLogin {
  readonly accountId: string;
  readonly passwordHash: string;
  /** Always true for user names: only e-mail addresses are verified. */
  readonly verified: boolean;
}

export interface NewAccount {
  readonly accountId?: string;
  readonly displayName: string;
  readonly login:
    | { readonly kind: 'username'; readonly username: string }
    | { readonly kind: 'email'; readonly email: string; readonly verifiedAt: number | null };
  readonly passwordHash: string;
}

export interface Accounts {
  find(accountId: string): Account | undefined;
  findUsername(username: string): StoredLogin | undefined;
  findEmail(email: string): StoredLogin | undefined;
  /** @returns null when the user name or address is taken */
  create(account: NewAccount, nowMs: number): Account | null;
  permissionsOf(accountId: string): readonly string[];
  grant(accountId: string, permissions: readonly string[]): void;
}

export function createAccounts(database: Database): Accounts {
  const accounts: Accounts = {
    find(accountId) {
      const row = database.first<{ account_id: string; display_name: string }>(
        'SELECT account_id, display_name FROM accounts WHERE account_id = ?',
        accountId,
      );
      return row && { accountId: row.account_id, displayName: row.display_name };
    },
    findUsername(username) {
      const row = database.first<{ account_id: string; password_hash: string }>(
        'SELECT account_id, password_hash FROM username_logins WHERE username = ?',
        username,
      );
      return row && { accountId: row.account_id, passwordHash: row.password_hash, verified: true };
    },
    findEmail(email) {
      const row = database.first<{ account_id: string; password_hash: string; verified_at: number | null }>(
        'SELECT account_id, password_hash, verified_at FROM email_logins WHERE email = ?',
        email,
      );
      return row && { accountId: row.account_id, passwordHash: row.password_hash, verified: row.verified_at !== null };
    },
    create: ({ accountId = randomUUID(), displayName, login, passwordHash }, nowMs) =>
      database.inTransaction(() => {
        const taken =
          login.kind === 'username' ? accounts.findUsername(login.username) : accounts.findEmail(login.email);
        if (taken) return null;
        database.run(
          'INSERT INTO accounts (account_id, display_name, created_at) VALUES (?, ?, ?)',
          accountId,
          displayName,
          nowMs,
        );
        switch (login.kind) {
          case 'username':
            database.run('INSERT INTO username_logins VALUES (?, ?, ?)', login.username, accountId, passwordHash);
            break;
          case 'email':
            database.run(
              'INSERT INTO email_logins VALUES (?, ?, ?, ?)',
              login.email,
              accountId,
              passwordHash,
              login.verifiedAt,
            );
            break;
        }
        return { accountId, displayName };
      }),
    permissionsOf: (accountId) =>
      database
        .all<{ permission: string }>(
          'SELECT permission FROM account_permissions WHERE account_id = ? ORDER BY permission',
          accountId,
        )
        .map(({ permission }) => permission),
    grant(accountId, permissions) {
      for (const permission of permissions) {
        database.run('INSERT OR IGNORE INTO account_permissions VALUES (?, ?)', accountId, permission);
      }
    },
  };
  return accounts;
}

/** Makes the accounts of the configuration that do not exist yet. A password changed since then is not set back. */
export async function seedAccounts(
  accounts: Accounts,
  seeds: readonly AccountSeed[],
  allPermissions: readonly string[],
  nowMs: number,
): Promise<void> {
  await Promise.all(
    seeds.map(async ({ accountId, displayName, username, email, password, permissions }) => {
      const login =
        username === undefined
          ? ({ kind: 'email', email: email ?? '', verifiedAt: nowMs } as const)
          : ({ kind: 'username', username } as const);
      const known = login.kind === 'username' ? accounts.findUsername(login.username) : accounts.findEmail(login.email);
      if (known) return;
      const passwordHash = await hashPassword(password);
      const account = accounts.create({ ...(accountId && { accountId }), displayName, login, passwordHash }, nowMs);
      if (account) accounts.grant(account.accountId, permissions.includes('*') ? allPermissions : permissions);
    }),
  );
}
