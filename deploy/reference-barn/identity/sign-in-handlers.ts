import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { type Refusal, refuse } from '../server/refusals';
import type { StoredLogin } from './accounts';
import type { Identity } from './identity';
import { hashPassword, isHashOutdated, verifyPassword } from './passwords';

interface Attempt {
  /** What was typed as the name: attempts are counted by it, whether or not the account exists. */
  readonly name: string;
  readonly login: StoredLogin | undefined;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string;
  readonly now: number;
  readonly signal: AbortSignal;
}

/** The support probes and the sign-in by password. An instance without a method has no such route. */
export function createSignInHandlers({ accounts, limiter, sessions, tokens, methods }: Identity): Handlers {
  async function signIn({
    name,
    login,
    password,
    address,
    userAgent,
    now,
    signal,
  }: Attempt): Promise<{ refreshToken: string } | Refusal> {
    const retryAfterMs = limiter.beginAttempt(name, address, now, userAgent);
    if (retryAfterMs > 0) return refuse('rate-limited', 'Too many attempts', { retryAfterMs });
    if (!(await verifyPassword(password, login?.passwordHash, signal)) || login === undefined) {
      return refuse('credentials-rejected', 'Name or password is wrong');
    }
    limiter.recordSuccess(name, address, now, userAgent);
    if (isHashOutdated(login.passwordHash)) accounts.replaceHash(login, await hashPassword(password, signal));
    if (!login.verified) return refuse('email-not-verified', 'Verify the e-mail address first');
    accounts.recordSignIn(login.accountId, now);
    return { refreshToken: await tokens.signRefresh(sessions.begin(login.accountId, now)) };
  }

  const byUsername: Handlers = {
    'GET api/auth/usernamePassword': () => answerData({ supported: true }),
    'POST api/auth/usernamePassword/login': async ({
      body: { username, password },
      address,
      userAgent,
      now,
      signal,
    }) => {
      const login = accounts.findUsername(username);
      const result = await signIn({ name: username, login, password, address, userAgent, now, signal });
      return 'kind' in result ? result : answerData(result);
    },
  };
  const byEmail: Handlers = {
    'GET api/auth/emailPassword': () => answerData({ supported: true }),
    'POST api/auth/emailPassword/login': async ({ body: { email, password }, address, userAgent, now, signal }) => {
      const login = accounts.findEmail(email);
      const result = await signIn({ name: email, login, password, address, userAgent, now, signal });
      return 'kind' in result ? result : answerData(result);
    },
  };
  return { ...(methods.usernamePassword && byUsername), ...(methods.emailPassword && byEmail) };
}
