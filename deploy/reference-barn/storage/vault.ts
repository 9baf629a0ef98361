import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts single secrets of the database by a key that lies elsewhere: whoever copies the database has none of them. */
export interface Vault {
  /** Tells keys apart, and does not help to find one. */
  readonly fingerprint: string;
  /** @param place table and row: what was sealed for one place opens at no other */
  seal(text: string, place: string): string;
  /** What was never sealed is answered as it is. @throws when it was sealed by another key, for another place, or is damaged */
  open(stored: string, place: string): string;
}

export const keyBytes = 32;
const algorithm = 'aes-256-gcm';
const sealMark = 'sealed:1:';
const nonceBytes = 12;
const tagBytes = 16;

export const isSealed = (stored: string): boolean => stored.startsWith(sealMark);

export function createVault(key: Buffer): Vault {
  return {
    fingerprint: createHash('sha256').update('barnwatch secrets key').update(key).digest('hex').slice(0, 32),
    seal(text, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return sealMark + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(stored, place) {
      if (!isSealed(stored)) return stored;
      const bytes = Buffer.from(stored.slice(sealMark.length), 'base64url');
      const tagEnd = nonceBytes + tagBytes;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(nonceBytes, tagEnd));
      return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
    },
  };
}
