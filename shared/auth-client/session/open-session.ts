import * as v from 'valibot';
import type { ExchangeContext } from '../requests/exchange';
import { failed, type RequestError } from '../requests/outcome';
import type { Session } from './session';

/** `data` of every answer that signs someone in. */
export const refreshTokenAnswer = v.object({ refreshToken: v.pipe(v.string(), v.minLength(1), v.maxLength(16_384)) });

export type OpenSessionOutcome =
  /** With `eulaNeeded` the EULA must be accepted before any other call is answered. */
  { ok: true; eulaNeeded: boolean } | { ok: false; reason: 'failed'; error: RequestError };

/** Where a session came from. */
export interface SessionOrigin {
  /** For the error of a token that is unusable. */
  readonly call: string;
  /** What was typed to sign in; null when it is not known. */
  readonly accountName: string | null;
}

/**
 * Begins the session of a refresh token that has just been given, in place of an earlier one, and learns what the
 * account may do. With an unaccepted EULA one is signed in all the same.
 *
 * @param origin the call that the token came from, and the name that was typed for it
 */
export async function openSession(
  refreshToken: string,
  { call, accountName }: SessionOrigin,
  session: Session,
  wasSignedIn: boolean,
  on: ExchangeContext,
  signal: AbortSignal,
): Promise<OpenSessionOutcome> {
  if (wasSignedIn) await session.end('by-user', true);
  if (!(await session.begin(refreshToken, accountName))) {
    const cause = new TypeError('the refresh token is unusable');
    return { ...failed('unexpected-shape', { instanceId: on.instanceId, call }, cause), reason: 'failed' };
  }
  const access = await session.accessToken(signal);
  if (!access.ok && access.error.code === 'eula-required') return { ok: true, eulaNeeded: true };
  if (!access.ok && access.error.code === 'no-auth') return { ok: false, reason: 'failed', error: access.error };
  // The session stands. What could not be learned of it now is asked for again when it is needed.
  if (access.ok) await session.loadPermissions(signal);
  return { ok: true, eulaNeeded: false };
}
