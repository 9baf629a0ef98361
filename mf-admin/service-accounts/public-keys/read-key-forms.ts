import * as v from 'valibot';
import { asciiText, readBase64, readSshFields } from './base64';
import { type DerValue, derTags, readDer } from './der';
import { ed25519Name, type KeyMaterial, rsaName, sameBytes } from './key-material';

/** Each is null for what is no key of that form, or of a kind that no barn takes. */

/** DER: SPKI, or an RSA key alone (PKCS#1). */
export function readDerKey(bytes: Uint8Array): KeyMaterial | null {
  const [outer, ...rest] = readDer(bytes) ?? [];
  if (outer?.tag !== derTags.sequence || rest.length > 0) return null;
  const parts = readDer(outer.content) ?? [];
  const [algorithm, key] = parts;
  if (parts.length !== 2 || !algorithm || !key) return null;
  if (algorithm.tag === derTags.integer) return readRsaNumbers(parts);
  const name = readDer(algorithm.content)?.[0]?.content;
  // Before the bits stands how many of the last byte are not used: none.
  if (algorithm.tag !== derTags.sequence || key.tag !== derTags.bits || !name || key.content[0] !== 0) return null;
  const bits = key.content.subarray(1);
  if (sameBytes(name, ed25519Name)) return { kind: 'ed25519', point: bits };
  if (!sameBytes(name, rsaName)) return null;
  const [numbers] = readDer(bits) ?? [];
  return numbers?.tag === derTags.sequence ? readRsaNumbers(readDer(numbers.content) ?? []) : null;
}

function readRsaNumbers([modulus, exponent, ...rest]: readonly DerValue[]): KeyMaterial | null {
  if (modulus?.tag !== derTags.integer || exponent?.tag !== derTags.integer || rest.length > 0) return null;
  return { kind: 'rsa', modulus: modulus.content, exponent: exponent.content };
}

/** The base64 part of an OpenSSH line, or between the marks of an SSH2 key (RFC 4716). */
export function readSshKey(base64: string): KeyMaterial | null {
  const bytes = readBase64(base64);
  const [kind, one, other, ...rest] = (bytes && readSshFields(bytes)) ?? [];
  if (!kind || !one || rest.length > 0) return null;
  const name = asciiText(kind);
  if (name === 'ssh-ed25519' && !other) return { kind: 'ed25519', point: one };
  // Here the exponent comes first.
  if (name === 'ssh-rsa' && other) return { kind: 'rsa', modulus: other, exponent: one };
  return null;
}

const jwkSchema = v.variant('kty', [
  v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: v.string() }),
  v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string() }),
]);

/** A JWK (RFC 7517), as JSON has been read. */
export function readJwk(value: unknown): KeyMaterial | null {
  const { success, output } = v.safeParse(jwkSchema, value);
  if (!success) return null;
  if (output.kty === 'OKP') {
    const point = readBase64(output.x);
    return point && { kind: 'ed25519', point };
  }
  const modulus = readBase64(output.n);
  const exponent = readBase64(output.e);
  return modulus && exponent && { kind: 'rsa', modulus, exponent };
}
