import type { Account } from '@barnwatch/shared/wire';
import { answerCreated, answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { type Refusal, refuse } from '../server/refusals';
import { eulaRequired } from './eula-handlers';
import type { Identity } from './identity';
import { hashPassword } from './passwords';
import { refusePasswordRepetition } from './refuse-password-repetition';

/** Stores a mail with the link that proves an address; it leaves by itself. */
export type SendVerification = (email: string, account: Account, nowMs: number) => void;

const longestDisplayName = 30;

/** Sign-up by e-mail, and the proof of the address. */
export function createEmailSignUpHandlers(identity: Identity, sendVerification: SendVerification | null): Handlers {
  const { accounts, acceptances, agreement, limiter, mailLimiter, verifications, methods } = identity;
  if (!methods.emailPassword) return {};

  /** An address that nobody proved in time is free again: signing up with somebody else's address must not block it. */
  function freeUnproven(email: string, now: number): void {
    const login = accounts.findEmail(email);
    if (login && !login.verified && !verifications.isOpen(login.accountId, now)) accounts.remove(login.accountId);
  }

  function tooManyMails(email: string, address: string, now: number): Refusal | null {
    const retryAfterMs = mailLimiter.beginAttempt(email, address, now);
    return retryAfterMs > 0 ? refuse('rate-limited', 'Too many mails to this address', { retryAfterMs }) : null;
  }

  const verifying: Handlers = {
    'POST api/auth/emailPassword/verify': ({ body, address, now }) => {
      const retryAfterMs = limiter.beginAttempt(`verification ${body.authenticationId}`, address, now);
      if (retryAfterMs > 0) return refuse('rate-limited', 'Too many attempts', { retryAfterMs });
      const accountId = verifications.use(body, now);
      if (accountId === null)
        return refuse('verification-rejected', 'The link is unknown, expired, or there is a newer one');
      limiter.recordSuccess(`verification ${body.authenticationId}`, address, now);
      accounts.verifyEmail(accountId, now);
      return answerData({});
    },
  };
  if (!methods.signUp || sendVerification === null) return verifying;
  return {
    ...verifying,
    'POST api/auth/emailPassword': async ({ body, address, now, signal }) => {
      const { email, password, passwordRepetition, displayName = nameOf(email), acceptEula } = body;
      if (password !== passwordRepetition) return refusePasswordRepetition();
      if (agreement !== null && !acceptEula) return eulaRequired(agreement);
      // Hashing costs time and memory: making accounts is limited like guessing passwords.
      const retryAfterMs = limiter.beginAttempt(`sign-up ${email}`, address, now);
      if (retryAfterMs > 0) return refuse('rate-limited', 'Too many attempts', { retryAfterMs });
      freeUnproven(email, now);
      if (accounts.findEmail(email)) return refuse('email-in-use', 'There is an account with this address');
      const refusal = tooManyMails(email, address, now);
      if (refusal) return refusal;
      const passwordHash = await hashPassword(password, signal);
      const login = { kind: 'email', email, passwordHash, verifiedAt: null } as const;
      const account = accounts.create({ displayName, login }, now);
      if (account === null) return refuse('email-in-use', 'There is an account with this address');
      acceptances.accept(account.accountId, now);
      sendVerification(email, account, now);
      return answerCreated({ account });
    },
    'POST api/auth/emailPassword/verification/new': ({ body: { email }, address, now }) => {
      const refusal = tooManyMails(email, address, now);
      if (refusal) return refusal;
      const login = accounts.findEmail(email);
      const account = login && !login.verified ? accounts.find(login.accountId) : undefined;
      if (account) sendVerification(account.email ?? email, account, now);
      return answerData({});
    },
  };
}

/** Who gives no name is called by what stands before the @. */
function nameOf(email: string): string {
  return email.slice(0, email.lastIndexOf('@')).slice(0, longestDisplayName);
}
