import * as v from 'valibot';
import { type ExchangeContext, exchange } from '../requests/exchange';
import type { RequestError } from '../requests/outcome';
import { jsonAnswer } from '../requests/read-json-answer';

/** Shorter than the wait for the lock, so that a hanging instance does not make other windows go without it. */
const refreshLimitMs = 8_000;

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(16_384));
const answer = v.object({ accessToken: text, refreshToken: v.nullish(text) });

/** Every way that asking for an access token can end. */
export type RefreshAnswer =
  /** `refreshToken` is there when the old one was single-use. */
  | { state: 'granted'; accessToken: string; refreshToken: string | null }
  /** Refused by the instance itself (403): the only answer that ends a session. */
  | { state: 'rejected'; error: RequestError }
  | { state: 'eula-needed'; error: RequestError }
  /** Anything else: the session stays. */
  | { state: 'unsettled'; error: RequestError };

export async function callRefresh(
  refreshToken: string,
  acceptEula: boolean,
  on: ExchangeContext,
  signal: AbortSignal,
): Promise<RefreshAnswer> {
  const outcome = await exchange(
    {
      method: 'POST',
      path: 'api/login/refresh',
      body: { refreshToken, acceptEula },
      anonymous: true,
      timeoutMs: refreshLimitMs,
      signal,
    },
    jsonAnswer(on.instanceId, (data) => v.parse(answer, data)),
    on,
  );
  if (outcome.ok) return { state: 'granted', ...outcome.value, refreshToken: outcome.value.refreshToken ?? null };
  const { error } = outcome;
  switch (error.code) {
    case 'forbidden':
      // Not a web page that says 403: that one has been told apart as a captive portal.
      return { state: 'rejected', error };
    case 'eula-required':
      return { state: 'eula-needed', error };
    default:
      return { state: 'unsettled', error };
  }
}
