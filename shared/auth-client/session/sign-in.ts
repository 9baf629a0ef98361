import * as v from 'valibot';
import { type ExchangeContext, exchange } from '../requests/exchange';
import type { RequestError } from '../requests/outcome';
import { jsonAnswer } from '../requests/read-json-answer';
import { openSession, refreshTokenAnswer } from './open-session';
import type { Session } from './session';
import type { Credentials, SignInOutcome } from './sign-in-outcome';

function loginCall(credentials: Credentials) {
  switch (credentials.kind) {
    case 'username': {
      const { username, password } = credentials;
      return { path: 'api/auth/usernamePassword/login', body: { username, password }, accountName: username };
    }
    case 'email': {
      const { email, password } = credentials;
      return { path: 'api/auth/emailPassword/login', body: { email, password }, accountName: email };
    }
  }
}

function refusal(error: RequestError): SignInOutcome {
  const { code, context } = error;
  if (context.status === 412) return { ok: false, reason: 'email-not-verified', error };
  const isWrong = code === 'no-auth' || code === 'forbidden' || (code === 'rejected' && context.status === 400);
  return { ok: false, reason: isWrong ? 'wrong-credentials' : 'failed', error };
}

/** Signs in with credentials. */
export async function signIn(
  credentials: Credentials,
  session: Session,
  wasSignedIn: boolean,
  on: ExchangeContext,
  signal: AbortSignal,
): Promise<SignInOutcome> {
  const { path, body, accountName } = loginCall(credentials);
  // Whoever signs in asks in person: a barn that was off a moment ago is looked for anew.
  if (!(await on.connection.route(signal)).ok) await on.connection.check(signal, true);
  const outcome = await exchange(
    { method: 'POST', path, body, anonymous: true, signal },
    jsonAnswer(on.instanceId, (data) => v.parse(refreshTokenAnswer, data).refreshToken),
    on,
  );
  if (!outcome.ok) return refusal(outcome.error);
  return openSession(outcome.value, { call: `POST ${path}`, accountName }, session, wasSignedIn, on, signal);
}
