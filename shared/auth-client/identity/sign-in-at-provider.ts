import * as v from 'valibot';
import type { InstanceView } from '../instances/instance-view';
import { type ExchangeContext, exchange } from '../requests/exchange';
import { isSignedOut, type RequestError } from '../requests/outcome';
import { jsonAnswer } from '../requests/read-json-answer';
import { urlPath } from '../requests/url-path';
import { openSession, refreshTokenAnswer } from '../session/open-session';
import type { Session } from '../session/session';
import { readServiceProvider } from './service-provider';

export type ProviderSignInOutcome =
  /** With `eulaNeeded` the barn's EULA must be accepted before any other call is answered. */
  | { ok: true; eulaNeeded: boolean }
  | {
      ok: false;
      /** `no-account`: the senator's account has none at the barn; create one. */
      reason: 'not-signed-in-at-senator' | 'no-account' | 'could-not-create' | 'failed';
      error: RequestError;
    };

/** Where someone is to be signed in. */
export interface SignInTarget {
  view: InstanceView;
  session: Session;
  /** How the person is known at the senator. */
  accountName: string | null;
  exchangeContext: ExchangeContext;
}

/** Signs in at a barn through the senator: the token that the senator hands over begins the barn's session. */
export async function signInAtProvider(
  target: SignInTarget,
  senator: ExchangeContext,
  signal: AbortSignal,
): Promise<ProviderSignInOutcome> {
  const provider = await readServiceProvider(target.view, senator, signal);
  if (!provider.ok) return provider;
  const path = urlPath`api/idp/${provider.serviceProvider.serviceProviderId}/login/`;
  const outcome = await exchange(
    { method: 'GET', path, forAnother: true, signal },
    jsonAnswer(senator.instanceId, (data) => v.parse(refreshTokenAnswer, data).refreshToken),
    senator,
  );
  if (outcome.ok) {
    return openSession(
      outcome.value,
      { call: `GET ${path}`, accountName: target.accountName },
      target.session,
      target.view.loggedIn,
      target.exchangeContext,
      signal,
    );
  }
  const { error } = outcome;
  if (isSignedOut(error)) return { ok: false, reason: 'not-signed-in-at-senator', error };
  const hasNone = error.code === 'not-found' && error.context.reason === 'remote-account-missing';
  return { ok: false, reason: hasNone ? 'no-account' : 'failed', error };
}
