import type { KeyObject } from 'node:crypto';
import { isSoundEd25519Key } from './ed25519-point';

// FIPS 186-5, 5.1; with an exponent of 1 every text is its own signature.
const smallestRsaExponent = 65_537n;

/** Whether a public key, Ed25519 or RSA, is one that only its private key can sign for. */
export function isSoundKey(key: KeyObject): boolean {
  switch (key.asymmetricKeyType) {
    case 'ed25519':
      return isSoundEd25519Key(Buffer.from(String(key.export({ format: 'jwk' }).x), 'base64url'));
    case 'rsa': {
      const exponent = key.asymmetricKeyDetails?.publicExponent ?? 0n;
      return exponent >= smallestRsaExponent && exponent % 2n === 1n;
    }
    default:
      return false;
  }
}
