import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { isSoundKey } from '../identity/sound-key';
import { holdsPrivateKey } from './holds-private-key';

/** A public key that a program may sign in with. */
export interface ReadPublicKey {
  readonly kind: 'public-key';
  /** `SHA256:` and the digest of the DER bytes (SPKI) in base64url. */
  readonly fingerprint: string;
  /** PEM (SPKI), written anew: one key has one text. */
  readonly publicKey: string;
}

export type PublicKeyReading =
  | ReadPublicKey
  | { readonly kind: 'private-key' }
  | { readonly kind: 'unusable'; readonly reason: string };

const smallestRsaBits = 2048;

/** Algorithm of signatures (JOSE) by a key's kind. */
const algorithms: Readonly<Record<string, string>> = { ed25519: 'EdDSA', rsa: 'RS256' };

/**
 * Reads what was pasted as a public key: PEM (SPKI), Ed25519 or RSA from 2,048 bits. A private key in any form that
 * programs write is told apart: it must not be kept, not even refused in silence.
 */
export function readPublicKey(text: string): PublicKeyReading {
  if (holdsPrivateKey(text)) return { kind: 'private-key' };
  if (!/^\s*-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\s]+-----END PUBLIC KEY-----\s*$/.test(text)) {
    return { kind: 'unusable', reason: 'must be one public key as PEM, from -----BEGIN PUBLIC KEY----- on' };
  }
  const key = parse(text.trim());
  if (key === null) return { kind: 'unusable', reason: 'cannot be read as a public key' };
  const bits = key.asymmetricKeyDetails?.modulusLength;
  if (signatureAlgorithm(key) === null) return { kind: 'unusable', reason: 'must be an Ed25519 or RSA key' };
  if (bits !== undefined && bits < smallestRsaBits) {
    return { kind: 'unusable', reason: `must have at least ${smallestRsaBits} bits, it has ${bits}` };
  }
  if (!isSoundKey(key))
    return { kind: 'unusable', reason: 'is too weak: signatures could be made without its private key' };
  const der = key.export({ type: 'spki', format: 'der' });
  return {
    kind: 'public-key',
    fingerprint: `SHA256:${createHash('sha256').update(der).digest('base64url')}`,
    publicKey: key.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** `EdDSA`, `RS256`, or null for a key of another kind. */
export function signatureAlgorithm(key: KeyObject): string | null {
  return algorithms[key.asymmetricKeyType ?? ''] ?? null;
}

function parse(text: string): KeyObject | null {
  try {
    return createPublicKey({ key: text, format: 'pem', type: 'spki' });
  } catch {
    return null;
  }
}
