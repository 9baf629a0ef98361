import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../storage/database';
import { secretPlace } from '../storage/seal-secrets';
import type { Vault } from '../storage/vault';

export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: CryptoKey | Uint8Array;
  readonly publicKey: CryptoKey | Uint8Array;
}

interface StoredKey {
  readonly key_id: string;
  readonly private_key: string;
}

/** The instance's Ed25519 key: made at the first start and kept sealed in its database, so that sessions survive a restart. */
export async function loadSigningKey(database: Database, vault: Vault, now: number): Promise<SigningKey> {
  const find = (): StoredKey | undefined =>
    database.first<StoredKey>('SELECT key_id, private_key FROM signing_keys ORDER BY created_at DESC LIMIT 1');
  const { key_id: keyId, private_key: sealed } = find() ?? (await makeSigningKey(database, vault, now, find));
  return importSigningKey(keyId, JSON.parse(vault.open(sealed, placeOf(keyId))) as JWK);
}

/** The key of another copy, where that one was first. */
async function makeSigningKey(
  database: Database,
  vault: Vault,
  now: number,
  find: () => StoredKey | undefined,
): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(privateKey);
  const keyId = await calculateJwkThumbprint(jwk);
  const made: StoredKey = { key_id: keyId, private_key: vault.seal(JSON.stringify(jwk), placeOf(keyId)) };
  return database.inTransaction(() => {
    const first = find();
    if (first) return first;
    database.run(
      'INSERT INTO signing_keys (key_id, private_key, created_at) VALUES (?, ?, ?)',
      made.key_id,
      made.private_key,
      now,
    );
    return made;
  });
}

const placeOf = (keyId: string): string => secretPlace('signing_keys', 'private_key', keyId);

async function importSigningKey(keyId: string, jwk: JWK): Promise<SigningKey> {
  const { d: _secret, ...publicJwk } = jwk;
  return { keyId, privateKey: await importJWK(jwk, 'EdDSA'), publicKey: await importJWK(publicJwk, 'EdDSA') };
}
