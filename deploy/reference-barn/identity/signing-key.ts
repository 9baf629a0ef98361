import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../storage/database';
import { secretPlace } from '../storage/seal-secrets';
import type { Vault } from '../storage/vault';

export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: CryptoKey | Uint8Array;
  readonly publicKey: CryptoKey | Uint8Array;
}

/** The instance's Ed25519 key: made at the first start and kept sealed in its database, so that sessions survive a restart. */
export async function loadSigningKey(database: Database, vault: Vault, now: number): Promise<SigningKey> {
  const stored = database.first<{ key_id: string; private_key: string }>(
    'SELECT key_id, private_key FROM signing_keys ORDER BY created_at DESC LIMIT 1',
  );
  if (stored) {
    const { key_id: keyId, private_key: sealed } = stored;
    return importSigningKey(keyId, JSON.parse(vault.open(sealed, placeOf(keyId))) as JWK);
  }
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(privateKey);
  const keyId = await calculateJwkThumbprint(jwk);
  database.run(
    'INSERT INTO signing_keys (key_id, private_key, created_at) VALUES (?, ?, ?)',
    keyId,
    vault.seal(JSON.stringify(jwk), placeOf(keyId)),
    now,
  );
  return importSigningKey(keyId, jwk);
}

const placeOf = (keyId: string): string => secretPlace('signing_keys', 'private_key', keyId);

async function importSigningKey(keyId: string, jwk: JWK): Promise<SigningKey> {
  const { d: _secret, ...publicJwk } = jwk;
  return { keyId, privateKey: await importJWK(jwk, 'EdDSA'), publicKey: await importJWK(publicJwk, 'EdDSA') };
}
