import { passwordHashing } from './password-hashing';

// The memory that OWASP asks of Argon2id at the least, and one pass more than it asks: on two cores of a barn's small
// machine a hundred who sign in at once are through within 10 s. (OWASP Password Storage Cheat Sheet)
const cost = { memoryKib: 19 * 1024, passes: 3 };

export const { hash: hashPassword, verify: verifyPassword, isOutdated: isHashOutdated } = passwordHashing(cost);
