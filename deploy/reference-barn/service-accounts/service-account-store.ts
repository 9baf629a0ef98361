import type { PublicKey, ServiceAccount } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';

/** Accounts for programs and the public keys that they sign in with. */
export interface ServiceAccounts {
  /** In order of name; all, or those of an owner. */
  list(ownerAccountId: string | null): readonly ServiceAccount[];
  find(serviceAccountId: string): ServiceAccount | undefined;
  /** @returns false when the account has this key already */
  addKey(serviceAccountId: string, key: PublicKey, nowMs: number): boolean;
  /** @returns whether there was such a key */
  removeKey(serviceAccountId: string, fingerprint: string): boolean;
}

interface AccountRow {
  readonly account_id: string;
  readonly display_name: string;
  readonly owner_account_id: string;
  readonly created_at: number;
}

interface KeyRow {
  readonly fingerprint: string;
  readonly public_key: string;
  readonly expiry: number | null;
}

const selectAccounts =
  'SELECT account_id, display_name, owner_account_id, created_at FROM service_accounts JOIN accounts USING (account_id)';
const inOrderOfName = 'ORDER BY display_name COLLATE NOCASE, account_id';

export function createServiceAccounts(database: Database): ServiceAccounts {
  function describe({ account_id, display_name, owner_account_id, created_at }: AccountRow): ServiceAccount {
    const keys = database.all<KeyRow>(
      'SELECT fingerprint, public_key, expiry FROM public_keys WHERE account_id = ? ORDER BY added_at, fingerprint',
      account_id,
    );
    return {
      serviceAccountId: account_id,
      name: display_name,
      ownerAccountId: owner_account_id,
      createdAt: created_at,
      publicKeys: keys.map(({ fingerprint, public_key: publicKey, expiry }) => ({ fingerprint, expiry, publicKey })),
    };
  }

  return {
    list(ownerAccountId) {
      const rows =
        ownerAccountId === null
          ? database.all<AccountRow>(`${selectAccounts} ${inOrderOfName}`)
          : database.all<AccountRow>(`${selectAccounts} WHERE owner_account_id = ? ${inOrderOfName}`, ownerAccountId);
      return rows.map(describe);
    },
    find(serviceAccountId) {
      const row = database.first<AccountRow>(`${selectAccounts} WHERE account_id = ?`, serviceAccountId);
      return row && describe(row);
    },
    addKey: (serviceAccountId, { fingerprint, publicKey, expiry }, nowMs) =>
      database.run(
        'INSERT INTO public_keys VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
        serviceAccountId,
        fingerprint,
        publicKey,
        expiry,
        nowMs,
      ) > 0,
    removeKey: (serviceAccountId, fingerprint) =>
      database.run('DELETE FROM public_keys WHERE account_id = ? AND fingerprint = ?', serviceAccountId, fingerprint) >
      0,
  };
}
