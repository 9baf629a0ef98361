import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** What a hash costs: `N` and `r` its memory (128 × N × r bytes), `p` how often. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

export interface PasswordHashing {
  /** @returns `scrypt$N$r$p$salt$key`, so that a later change of the cost leaves old hashes readable */
  hash(password: string): Promise<string>;
  /** Compares in constant time. Without a hash (unknown account) it works as long and answers false. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}

const keyLength = 32;

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Passwords hashed with scrypt at a cost; hashes of another cost are understood. */
export function passwordHashing(cost: PasswordCost): PasswordHashing {
  const unknown = `scrypt$${cost.N}$${cost.r}$${cost.p}$AAAA$AAAA`;
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    async verify(password, hash) {
      const [scheme, N, r, p, salt, key] = (hash ?? unknown).split('$');
      if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
      const expected = Buffer.from(key, 'base64url');
      const its = { N: Number(N), r: Number(r), p: Number(p) };
      const derived = await derive(password, Buffer.from(salt, 'base64url'), its);
      return hash !== undefined && expected.length === derived.length && timingSafeEqual(expected, derived);
    },
  };
}
