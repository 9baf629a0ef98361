import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createSemaphore } from '../server/semaphore';

/** What a hash costs: `N` and `r` its memory (128 × N × r bytes), `p` how often. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * Whoever comes while others are being hashed waits in line, in order; a signal that aborts leaves the line, and its
 * reason is thrown.
 */
export interface PasswordHashing {
  /** @returns `scrypt$N$r$p$salt$key`, so that a later change of the cost leaves old hashes readable */
  hash(password: string, signal?: AbortSignal): Promise<string>;
  /** Compares in constant time. Without a hash (unknown account) it works as long and answers false. */
  verify(password: string, hash: string | undefined, signal?: AbortSignal): Promise<boolean>;
  /** Whether a hash is of a cost that is used no longer: it is made anew when its password is known, at a sign-in. */
  isOutdated(hash: string): boolean;
}

const keyLength = 32;

// Each takes a core and one of the four threads on which files are read and names looked up as well: two threads stay
// free for those, however many sign in at once.
const mostAtOnce = Math.min(2, availableParallelism());

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/**
 * Passwords hashed with scrypt at a cost; hashes of another cost are understood.
 *
 * @param former costs of earlier versions
 */
export function passwordHashing(cost: PasswordCost, former: readonly PasswordCost[] = []): PasswordHashing {
  const unknown = `scrypt$${cost.N}$${cost.r}$${cost.p}$AAAA$AAAA`;
  const line = createSemaphore(mostAtOnce);

  async function deriveInTurn(password: string, salt: Buffer, its: PasswordCost, signal?: AbortSignal) {
    const leave = await line.acquire(signal ?? new AbortController().signal);
    try {
      return await derive(password, salt, its);
    } finally {
      leave();
    }
  }

  return {
    async hash(password, signal) {
      const salt = randomBytes(16);
      const key = await deriveInTurn(password, salt, cost, signal);
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    async verify(password, hash, signal) {
      const [scheme, N, r, p, salt, key] = (hash ?? unknown).split('$');
      if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
      const expected = Buffer.from(key, 'base64url');
      const its = { N: Number(N), r: Number(r), p: Number(p) };
      const derived = await deriveInTurn(password, Buffer.from(salt, 'base64url'), its, signal);
      return hash !== undefined && expected.length === derived.length && timingSafeEqual(expected, derived);
    },
    isOutdated: (hash) => former.some(({ N, r, p }) => hash.startsWith(`scrypt$${N}$${r}$${p}$`)),
  };
}
