import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import type { Database } from '../storage/database';

/** What a link in a mail carries. */
export interface VerificationSecret {
  readonly authenticationId: string;
  readonly verificationToken: string;
}

/**
 * Proofs of addresses on their way: each works for a day, and only the newest of an account. Sent again it is answered the
 * same: a link is pressed twice, or by a program that looks at mails before a person does.
 */
export interface EmailVerifications {
  create(accountId: string, nowMs: number): VerificationSecret;
  /** @returns the account whose address is proven, or null */
  use(secret: VerificationSecret, nowMs: number): string | null;
  /** Whether an account still has one that works. */
  isOpen(accountId: string, nowMs: number): boolean;
}

// As the contract says.
const lifetimeMs = millisecondsInDay;

export function createEmailVerifications(database: Database): EmailVerifications {
  return {
    create: (accountId, nowMs) =>
      database.inTransaction(() => {
        database.run('DELETE FROM email_verifications WHERE account_id = ? OR expires_at < ?', accountId, nowMs);
        const secret = { authenticationId: randomUUID(), verificationToken: randomBytes(32).toString('base64url') };
        database.run(
          'INSERT INTO email_verifications VALUES (?, ?, ?, ?)',
          secret.authenticationId,
          accountId,
          // Only its hash: who reads the database cannot verify addresses with it.
          hashed(secret.verificationToken).toString('hex'),
          nowMs + lifetimeMs,
        );
        return secret;
      }),
    use({ authenticationId, verificationToken }, nowMs) {
      const row = database.first<{ account_id: string; token_hash: string }>(
        'SELECT account_id, token_hash FROM email_verifications WHERE verification_id = ? AND expires_at >= ?',
        authenticationId,
        nowMs,
      );
      if (!row || !timingSafeEqual(hashed(verificationToken), Buffer.from(row.token_hash, 'hex'))) return null;
      return row.account_id;
    },
    isOpen: (accountId, nowMs) =>
      database.first('SELECT 1 FROM email_verifications WHERE account_id = ? AND expires_at >= ?', accountId, nowMs) !==
      undefined,
  };
}

function hashed(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
