import { readBase64 } from './base64';
import { holdsPrivateKey } from './holds-private-key';
import { ed25519Bytes, type KeyMaterial, keyBits, leastRsaBits, writePem, writeSpki } from './key-material';
import { readDerKey, readJwk, readSshKey } from './read-key-forms';

/** How a public key came. */
export type KeyForm = 'pem' | 'openssh' | 'jwk' | 'base64';

/** What keeps a text from being a key that a barn takes. */
export type KeyProblem = 'empty' | 'too-long' | 'certificate' | 'several' | 'other-kind' | 'too-short' | 'unreadable';

export interface ReadKey {
  readonly kind: 'public-key';
  readonly form: KeyForm;
  readonly algorithm: KeyMaterial['kind'];
  readonly bits: number;
  readonly spki: Uint8Array<ArrayBuffer>;
  /** Made of the key alone: nothing else that was pasted goes into it. */
  readonly pem: string;
}

export type KeyReading =
  | ReadKey
  | { readonly kind: 'private-key' }
  | { readonly kind: 'unusable'; readonly problem: KeyProblem; readonly bits?: number };

/** Contract, `NewPublicKey`; several times that is no key. */
const longestText = 65_536;

/**
 * Reads what was pasted or chosen as a public key: PEM (SPKI, PKCS#1), OpenSSH, SSH2, JWK, a set of one, or bare base64.
 * A private key is told apart before anything else.
 */
export function readPublicKey(pasted: string): KeyReading {
  // Files of Windows may begin with a mark; a text in UTF-16 that was read as bytes has zeros in it.
  const text = pasted.replaceAll('\0', '').replaceAll('\ufeff', '').trim();
  if (text === '') return unusable('empty');
  if (holdsPrivateKey(text)) return { kind: 'private-key' };
  if (text.length > longestText) return unusable('too-long');
  const found = readForm(text);
  if (typeof found === 'string') return unusable(found);
  const { form, material } = found;
  if (material === null) return unusable(isKindOfOthers(text) ? 'other-kind' : 'unreadable');
  if (material.kind === 'ed25519' && material.point.length !== ed25519Bytes) return unusable('unreadable');
  const bits = keyBits(material);
  if (material.kind === 'rsa' && bits < leastRsaBits) return { kind: 'unusable', problem: 'too-short', bits };
  const spki = writeSpki(material);
  return { kind: 'public-key', form, algorithm: material.kind, bits, spki, pem: writePem(spki) };
}

interface Found {
  readonly form: KeyForm;
  readonly material: KeyMaterial | null;
}

function readForm(text: string): Found | KeyProblem {
  if (text.startsWith('{') || text.startsWith('[')) return readJson(text);
  if (/BEGIN (TRUSTED )?CERTIFICATE/.test(text)) return 'certificate';
  const pems = [...text.matchAll(/-----BEGIN ((?:RSA )?PUBLIC KEY)-----([\s\S]*?)-----END \1-----/g)];
  const sshs = [...text.matchAll(/---- BEGIN SSH2 PUBLIC KEY ----([\s\S]*?)---- END SSH2 PUBLIC KEY ----/g)];
  const lines = [...text.matchAll(/^(?:ssh|ecdsa|sk)-[\w@.-]+[ \t]+([A-Za-z0-9+/=]+)/gm)];
  if (pems.length + sshs.length + lines.length > 1) return 'several';
  const [pem] = pems;
  if (pem) return { form: 'pem', material: derOf(pem[2] ?? '') };
  const [ssh] = sshs;
  if (ssh) return { form: 'openssh', material: readSshKey(withoutHeaders(ssh[1] ?? '')) };
  const [line] = lines;
  if (line) return { form: 'openssh', material: readSshKey(line[1] ?? '') };
  return { form: 'base64', material: derOf(text) ?? readSshKey(text) };
}

function derOf(base64: string): KeyMaterial | null {
  const bytes = readBase64(base64);
  return bytes && readDerKey(bytes);
}

/** RFC 4716: lines with a colon, which go on where they end with a backslash. */
function withoutHeaders(text: string): string {
  return text.replaceAll(/^[^\n:]+:(?:[^\n]*\\\r?\n)*[^\n]*$/gm, '');
}

function readJson(text: string): Found | KeyProblem {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'unreadable';
  }
  const keys = keysOf(value);
  if (keys.length > 1) return 'several';
  return { form: 'jwk', material: readJwk(keys[0]) };
}

function keysOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'object' && value !== null && 'keys' in value) {
    return Array.isArray(value.keys) ? value.keys : [];
  }
  return [value];
}

/** Kinds of keys that exist and that no barn takes: elliptic curves of other names, DSA, keys on a token. */
function isKindOfOthers(text: string): boolean {
  if (/^(ecdsa|sk|ssh-dss|ssh-ed448)/m.test(text) || /"kty"\s*:\s*"(EC|OKP)"/.test(text)) return true;
  return /BEGIN PUBLIC KEY/.test(text);
}

function unusable(problem: KeyProblem): KeyReading {
  return { kind: 'unusable', problem };
}
