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

const methodsAnswer = v.object({
  methods: v.object({ usernamePassword: v.boolean(), emailPassword: v.boolean(), remote: v.boolean() }),
});
const probeAnswer = v.object({ supported: v.literal(true) });

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
 * Asks for all ways at once. An instance without that call is asked for each of the three (product 7.2): success means
 * supported; where none succeeds, user name and password is assumed. An error only when the instance could not be asked
 * at all.
 */
export async function signInMethods(on: ExchangeContext, signal: AbortSignal): Promise<Outcome<SignInMethods>> {
  const told = await ask(on, 'api/auth/methods', signal, readMethods);
  return told.ok || unanswered.has(told.error.code) ? told : methodsOneByOne(on, signal);
}

function readMethods(data: unknown): SignInMethods {
  const { usernamePassword: username, emailPassword: email, remote } = v.parse(methodsAnswer, data).methods;
  return { username, email, remote };
}

async function methodsOneByOne(on: ExchangeContext, signal: AbortSignal): Promise<Outcome<SignInMethods>> {
  const probe = (path: string) => ask(on, path, signal, (data) => v.parse(probeAnswer, data));
  const [username, email, remote] = await Promise.all([
    probe('api/auth/usernamePassword'),
    probe('api/auth/emailPassword'),
    probe('api/auth/remote'),
  ]);
  if (username.ok || email.ok || remote.ok) {
    return succeeded({ username: username.ok, email: email.ok, remote: remote.ok });
  }
  const unreached = [username, email, remote].every(({ error }) => unanswered.has(error.code));
  return unreached ? username : succeeded({ username: true, email: false, remote: false });
}

function ask<Value>(
  on: ExchangeContext,
  path: string,
  signal: AbortSignal,
  read: (data: unknown) => Value,
): Promise<Outcome<Value>> {
  return exchange({ method: 'GET', path, anonymous: true, signal }, jsonAnswer(on.instanceId, read), on);
}
