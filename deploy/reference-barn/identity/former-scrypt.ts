import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const keyLength = 32;

/** A hash of an earlier version: `scrypt$N$r$p$salt$key`, salt and key as base64url. */
export const isFormerHash = (hash: string): boolean => hash.startsWith('scrypt$');

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Compares in constant time with a hash that an earlier version made; what is none fits nothing. */
export async function verifyFormerHash(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt, key] = hash.split('$');
  if (salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const its = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { ...its, maxmem: 256 * its.N * its.r });
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
