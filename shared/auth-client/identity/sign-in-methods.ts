import * as v from 'valibot';
import { type ExchangeContext, exchange } from '../requests/exchange';
import { type Outcome, type RequestErrorCode, succeeded } from '../requests/outcome';
import { jsonAnswer } from '../requests/read-json-answer';

/** The ways to sign in at an instance. */
export interface SignInMethods {
  username: boolean;
  email: boolean;
  /** Single sign-on through the senator. */
  remote: boolean;
}

const answer = v.object({ supported: v.literal(true) });

/** The instance itself did not answer: what it supports stays unknown. */
const unanswered: ReadonlySet<RequestErrorCode> = new Set([
  'offline',
  'timeout',
  'aborted',
  'captive-portal',
  'blocked-by-browser',
  'redirected',
  'stranger',
]);

/**
 * Asks for all three ways at once (product 7.2). Success means supported; where none succeeds, user name and password
 * is assumed. An error only when the instance could not be asked at all.
 */
export async function signInMethods(on: ExchangeContext, signal: AbortSignal): Promise<Outcome<SignInMethods>> {
  const ask = (path: string): Promise<Outcome<unknown>> =>
    exchange(
      { method: 'GET', path, anonymous: true, signal },
      jsonAnswer(on.instanceId, (data) => v.parse(answer, data)),
      on,
    );
  const [username, email, remote] = await Promise.all([
    ask('api/auth/usernamePassword'),
    ask('api/auth/emailPassword'),
    ask('api/auth/remote'),
  ]);
  if (username.ok || email.ok || remote.ok) {
    return succeeded({ username: username.ok, email: email.ok, remote: remote.ok });
  }
  const unreached = [username, email, remote].every(({ error }) => unanswered.has(error.code));
  return unreached ? username : succeeded({ username: true, email: false, remote: false });
}
