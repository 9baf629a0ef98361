import { passwordHashing } from './password-hashing';

// OWASP's recommendation for scrypt where 64 MB a call would be too much for a barn's small machine: N 2^15, r 8, p 3
// is equal in strength to N 2^17, p 1, with 32 MB. (OWASP Password Storage Cheat Sheet)
export const { hash: hashPassword, verify: verifyPassword } = passwordHashing({ N: 2 ** 15, r: 8, p: 3 });
