import { maxLength, minLength, object, parse, pipe, string } from 'valibot';
import { type ExchangeContext, exchange } from '../requests/exchange';
import { failed, type RequestError } from '../requests/outcome';
import { jsonAnswer } from '../requests/read-json-answer';
import type { Session } from './session';
import type { Credentials, SignInOutcome } from './sign-in-outcome';

const answer = object({ refreshToken: pipe(string(), minLength(1), maxLength(16_384)) });

function loginCall(credentials: Credentials): { path: string; body: Record<string, string> } {
  switch (credentials.kind) {
    case 'username': {
      const { username, password } = credentials;
      return { path: 'api/auth/usernamePassword/login', body: { username, password } };
    }
    case 'email': {
      const { email, password } = credentials;
      return { path: 'api/auth/emailPassword/login', body: { email, password } };
    }
  }
}

function refusal(error: RequestError): SignInOutcome {
  const { code, context } = error;
  if (context.status === 412) return { ok: false, reason: 'email-not-verified', error };
  const isWrong = code === 'no-auth' || code === 'forbidden' || (code === 'rejected' && context.status === 400);
  return { ok: false, reason: isWrong ? 'wrong-credentials' : 'failed', error };
}

/** Signs in and learns what the account may do. With an unaccepted EULA one is signed in all the same. */
export async function signIn(
  credentials: Credentials,
  session: Session,
  wasSignedIn: boolean,
  on: ExchangeContext,
  signal: AbortSignal,
): Promise<SignInOutcome> {
  const { path, body } = loginCall(credentials);
  // Whoever signs in asks in person: a barn that was off a moment ago is looked for anew.
  if (!(await on.connection.route(signal)).ok) await on.connection.check(signal, true);
  const outcome = await exchange(
    { method: 'POST', path, body, anonymous: true, signal },
    jsonAnswer(on.instanceId, (data) => parse(answer, data).refreshToken),
    on,
  );
  if (!outcome.ok) return refusal(outcome.error);
  if (wasSignedIn) await session.end('by-user', true);
  if (!(await session.begin(outcome.value))) {
    const cause = new TypeError('the refresh token is unusable');
    return {
      ...failed('unexpected-shape', { instanceId: on.instanceId, call: `POST ${path}` }, cause),
      reason: 'failed',
    };
  }
  const access = await session.accessToken(signal);
  if (!access.ok && access.error.code === 'eula-required') return { ok: true, eulaNeeded: true };
  if (!access.ok && access.error.code === 'no-auth') return { ok: false, reason: 'failed', error: access.error };
  // The session stands. What could not be learned of it now is asked for again when it is needed.
  if (access.ok) await session.loadPermissions(signal);
  return { ok: true, eulaNeeded: false };
}
