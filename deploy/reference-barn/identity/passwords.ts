import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

// OWASP's recommendation for scrypt where 64 MB a call would be too much for a barn's small machine: N 2^15, r 8, p 3
// is equal in strength to N 2^17, p 1, with 32 MB. (OWASP Password Storage Cheat Sheet)
const cost = { N: 2 ** 15, r: 8, p: 3 } as const;
const keyLength = 32;

function derive(password: string, salt: Buffer, { N, r, p }: { N: number; r: number; p: number }): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** @returns `scrypt$N$r$p$salt$key`, so that a later change of the cost leaves old hashes readable */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Compares in constant time. Without a hash (unknown account) it works as long and answers false. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = (hash ?? `scrypt$${cost.N}$${cost.r}$${cost.p}$AAAA$AAAA`).split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return hash !== undefined && expected.length === derived.length && timingSafeEqual(expected, derived);
}
