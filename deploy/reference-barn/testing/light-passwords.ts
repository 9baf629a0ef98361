import { passwordHashing } from '../identity/password-hashing';

/**
 * Stands for `identity/passwords` in unit tests (jest.config.mjs): a right hash takes a tenth of a second of a core, and
 * hundreds of accounts are made and signed in with. What a right one costs is said in `passwords.test.ts`.
 */
export const { hash: hashPassword, verify: verifyPassword } = passwordHashing({ N: 16, r: 1, p: 1 });
