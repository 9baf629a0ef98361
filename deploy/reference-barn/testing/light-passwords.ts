import { passwordHashing } from '../identity/password-hashing';

/**
 * Stands for `identity/passwords` in unit tests (jest.config.mjs): hundreds of accounts are made and signed in with, and
 * a right hash takes a core for some hundredths of a second. What a right one costs is said in `passwords.test.ts`.
 */
export const {
  hash: hashPassword,
  verify: verifyPassword,
  isOutdated: isHashOutdated,
} = passwordHashing({ memoryKib: 8, passes: 1 });
