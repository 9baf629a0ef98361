import { availableParallelism } from 'node:os';
import { hash as hashArgon2, verify as verifyArgon2 } from '@node-rs/argon2';
import { createSemaphore } from '../server/semaphore';
import { isFormerHash, verifyFormerHash } from './former-scrypt';

/** What a hash costs: how much memory, and how often it is gone through, by one lane. */
export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
}

/**
 * Whoever comes while others are being hashed waits in line, in order; a signal that aborts leaves the line, and its
 * reason is thrown.
 */
export interface PasswordHashing {
  /** @returns the hash in PHC's form, `$argon2id$v=19$m=…,t=…,p=1$salt$key`: a later change of the cost leaves it readable */
  hash(password: string, signal?: AbortSignal): Promise<string>;
  /** Compares in constant time. Without a hash (unknown account) it works as long and answers false. */
  verify(password: string, hash: string | undefined, signal?: AbortSignal): Promise<boolean>;
  /** Whether a hash is of another cost or an earlier kind: it is made anew when its password is known, at a sign-in. */
  isOutdated(hash: string): boolean;
}

// Each takes a core and one of the four threads on which files are read and names looked up as well: two threads stay
// free for those, however many sign in at once.
const mostAtOnce = Math.min(2, availableParallelism());

/** Nothing fits what is no hash. */
const fits = (password: string, hash: string): Promise<boolean> =>
  isFormerHash(hash) ? verifyFormerHash(password, hash) : verifyArgon2(hash, password).catch(() => false);

/** Passwords hashed with Argon2id at a cost; hashes of another cost and those of earlier versions (scrypt) are understood. */
export function passwordHashing({ memoryKib, passes }: PasswordCost): PasswordHashing {
  const prefix = `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$`;
  // Salt and key of the length of real ones, so that an unknown account takes as long.
  const unknown = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`;
  const line = createSemaphore(mostAtOnce);

  async function inTurn<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    const leave = await line.acquire(signal ?? new AbortController().signal);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return {
    hash: (password, signal) =>
      inTurn(
        () => hashArgon2(password.normalize('NFKC'), { memoryCost: memoryKib, timeCost: passes, parallelism: 1 }),
        signal,
      ),
    async verify(password, hash, signal) {
      const same = await inTurn(() => fits(password.normalize('NFKC'), hash ?? unknown), signal);
      return hash !== undefined && same;
    },
    isOutdated: (hash) => !hash.startsWith(prefix),
  };
}
