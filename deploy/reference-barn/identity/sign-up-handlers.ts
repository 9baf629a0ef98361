import { answerCreated } from '../server/answers';
import type { Handlers } from '../server/call';
import { refuse } from '../server/refusals';
import { eulaRequired } from './eula-handlers';
import type { Identity } from './identity';
import { hashPassword } from './passwords';
import { refusePasswordRepetition } from './refuse-password-repetition';

/**
 * Sign-up by user name. The contract checks each field; here is what lies between them: equal passwords, a name that is
 * free, an accepted licence agreement.
 */
export function createSignUpHandlers({ accounts, acceptances, agreement, limiter, methods }: Identity): Handlers {
  if (!methods.usernamePassword || !methods.signUp) return {};
  return {
    'POST api/auth/usernamePassword': async ({ body, address, now, signal }) => {
      const { username, password, passwordRepetition, displayName = username, acceptEula } = body;
      if (password !== passwordRepetition) return refusePasswordRepetition();
      if (agreement !== null && !acceptEula) return eulaRequired(agreement);
      // Hashing costs time and memory: making accounts is limited like guessing passwords.
      const retryAfterMs = limiter.beginAttempt(`sign-up ${username}`, address, now);
      if (retryAfterMs > 0) return refuse('rate-limited', 'Too many attempts', { retryAfterMs });
      const passwordHash = await hashPassword(password, signal);
      const account = accounts.create({ displayName, login: { kind: 'username', username, passwordHash } }, now);
      if (account === null) return refuse('username-in-use', 'The user name is taken');
      acceptances.accept(account.accountId, now);
      return answerCreated({ account });
    },
  };
}
