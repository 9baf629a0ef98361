import { createPublicKey, type KeyObject } from 'node:crypto';
import { isSoundKey } from '../identity/sound-key';

/** Reads the key of a senator from a configuration: PEM (SPKI), Ed25519. */
export function readSenatorKey(
  text: string,
): { readonly ok: true; readonly value: KeyObject } | { readonly ok: false; readonly problem: string } {
  const key = parse(text);
  if (key?.asymmetricKeyType !== 'ed25519') return { ok: false, problem: 'is no Ed25519 public key as PEM' };
  if (!isSoundKey(key)) {
    return { ok: false, problem: 'is too weak: statements could be signed without its private key' };
  }
  return { ok: true, value: key };
}

function parse(text: string): KeyObject | null {
  try {
    return createPublicKey(text);
  } catch {
    return null;
  }
}
