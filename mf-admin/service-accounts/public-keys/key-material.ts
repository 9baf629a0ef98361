import { asciiBytes, writeBase64, writeBase64Url } from './base64';
import { derTags, joinBytes, withoutLeadingZeros, writeDer, writeInteger } from './der';

/** What a public key consists of; nothing else of what was pasted is kept or sent. */
export type KeyMaterial =
  | { readonly kind: 'ed25519'; readonly point: Uint8Array }
  | { readonly kind: 'rsa'; readonly modulus: Uint8Array; readonly exponent: Uint8Array };

export const ed25519Bytes = 32;

/** Contract, `NewPublicKey`. */
export const leastRsaBits = 2048;

/** Object identifiers (RFC 8410, RFC 8017) as DER has them. */
export const ed25519Name = new Uint8Array([0x2b, 0x65, 0x70]);
export const rsaName = new Uint8Array([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01]);

export function keyBits(material: KeyMaterial): number {
  if (material.kind === 'ed25519') return ed25519Bytes * 8;
  const modulus = withoutLeadingZeros(material.modulus);
  return (modulus.length - 1) * 8 + (32 - Math.clz32(modulus[0] ?? 0));
}

/** The key as DER (SPKI, RFC 5280): one key has one form. */
export function writeSpki(material: KeyMaterial): Uint8Array<ArrayBuffer> {
  const [algorithm, key] =
    material.kind === 'ed25519'
      ? [writeDer(derTags.sequence, writeDer(derTags.name, ed25519Name)), material.point]
      : [
          writeDer(derTags.sequence, writeDer(derTags.name, rsaName), writeDer(derTags.nothing)),
          writeDer(derTags.sequence, writeInteger(material.modulus), writeInteger(material.exponent)),
        ];
  const noUnusedBits = new Uint8Array(1);
  return joinBytes([writeDer(derTags.sequence, algorithm, writeDer(derTags.bits, noUnusedBits, key))]);
}

const pemLine = 64;

export function writePem(spki: Uint8Array): string {
  const lines = writeBase64(spki).match(new RegExp(`.{1,${pemLine}}`, 'g')) ?? [];
  return ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n');
}

/**
 * The fingerprint by which the barn and a statement's `kid` name the key: `SHA256:` and the digest in base64url. Null
 * where the page may not reckon one: browsers allow it on secure addresses only. The barn tells it then.
 */
export async function keyFingerprint(spki: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = globalThis.crypto;
  if (subtle === undefined) return null;
  return `SHA256:${writeBase64Url(new Uint8Array(await subtle.digest('SHA-256', spki)))}`;
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

export const isName = (bytes: Uint8Array, name: string): boolean => sameBytes(bytes, asciiBytes(name));
