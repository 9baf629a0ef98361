import { type ExchangeContext, exchange } from '../requests/exchange';
import { type RequestError, type RequestErrorCode, succeeded } from '../requests/outcome';

/** A new account. An empty `displayName` is left out. */
export type SignUp =
  | {
      kind: 'username';
      username: string;
      password: string;
      passwordRepetition: string;
      displayName: string;
      acceptEula: boolean;
    }
  | { kind: 'email'; email: string; password: string; passwordRepetition: string; acceptEula: boolean };

export type SignUpOutcome =
  /** What comes next: sign in, or follow the link in the mail. */
  | { ok: true; next: 'sign-in' | 'verify-email' }
  | {
      ok: false;
      /** `refused`: the instance turned the data down; `failed`: it could not be asked, or not now. */
      reason: 'username-in-use' | 'email-in-use' | 'eula-required' | 'refused' | 'failed';
      error: RequestError;
    };

function call(data: SignUp): { path: string; body: Record<string, string | boolean> } {
  const { password, passwordRepetition, acceptEula } = data;
  const common = { password, passwordRepetition, acceptEula };
  switch (data.kind) {
    case 'username': {
      const { username, displayName } = data;
      const body = { username, ...common, ...(displayName !== '' && { displayName }) };
      return { path: 'api/auth/usernamePassword', body };
    }
    case 'email':
      return { path: 'api/auth/emailPassword', body: { email: data.email, ...common } };
  }
}

const refusals: ReadonlySet<RequestErrorCode> = new Set(['rejected', 'forbidden', 'no-auth', 'not-found']);

function refusal(data: SignUp, error: RequestError): SignUpOutcome {
  if (error.code === 'eula-required') return { ok: false, reason: 'eula-required', error };
  if (error.code === 'conflict') {
    return { ok: false, reason: data.kind === 'username' ? 'username-in-use' : 'email-in-use', error };
  }
  return { ok: false, reason: refusals.has(error.code) ? 'refused' : 'failed', error };
}

/** Creates an account. Sent once: whether a lost answer created one is found out by signing in. */
export async function signUp(data: SignUp, on: ExchangeContext, signal: AbortSignal): Promise<SignUpOutcome> {
  // Whoever signs up asks in person: an instance that was off a moment ago is looked for anew.
  if (!(await on.connection.route(signal)).ok) await on.connection.check(signal, true);
  const outcome = await exchange(
    { method: 'POST', ...call(data), anonymous: true, signal },
    async () => succeeded(undefined),
    on,
  );
  if (!outcome.ok) return refusal(data, outcome.error);
  return { ok: true, next: data.kind === 'username' ? 'sign-in' : 'verify-email' };
}
