import { passwordHashing } from './password-hashing';

// Of the settings that OWASP holds for equally strong (N 2^17 p 1, 2^16 p 2, 2^15 p 3, 2^14 p 5) the one that suits a
// barn's small machine: 16 MB lie better in its caches than 32 or 128, so that a hundred who sign in at once are through
// on two cores within 10 s. (OWASP Password Storage Cheat Sheet)
const cost = { N: 2 ** 14, r: 8, p: 5 };

// Whoever changes the cost puts the one before here: its hashes are made anew at the next sign-in.
const former = [{ N: 2 ** 15, r: 8, p: 3 }];

export const { hash: hashPassword, verify: verifyPassword, isOutdated: isHashOutdated } = passwordHashing(cost, former);
