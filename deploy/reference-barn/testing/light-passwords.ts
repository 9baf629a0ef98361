import { type PasswordCost, passwordHashing } from '../identity/password-hashing';

/** As an earlier version would have had it. */
export const formerCost: PasswordCost = { N: 64, r: 2, p: 1 };

/**
 * Stands for `identity/passwords` in unit tests (jest.config.mjs): a right hash takes a tenth of a second of a core, and
 * hundreds of accounts are made and signed in with. What a right one costs is said in `passwords.test.ts`.
 */
export const {
  hash: hashPassword,
  verify: verifyPassword,
  isOutdated: isHashOutdated,
} = passwordHashing({ N: 16, r: 1, p: 1 }, [formerCost]);
