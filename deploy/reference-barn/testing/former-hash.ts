import { randomBytes, scryptSync } from 'node:crypto';

/** As an earlier version would have stored a password, at a light cost. */
export function formerHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password.normalize('NFKC'), salt, 32, { N: 64, r: 2, p: 1 });
  return ['scrypt', 64, 2, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}
