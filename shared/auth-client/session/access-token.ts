import { failed, type Outcome, succeeded } from '../requests/outcome';
import { isUsable } from './access-holder';
import { heldAccess } from './held-session';
import { joinRenewal } from './renew-access';
import type { SessionContext } from './session-context';

/** A usable access token, with `stale` another one than that: the one held, or a new one. */
export async function accessToken(on: SessionContext, signal: AbortSignal, stale?: string): Promise<Outcome<string>> {
  const access = heldAccess(on.held());
  if (isUsable(access, on.environment.now(), stale)) return succeeded(access.token);
  if (on.held().kind === 'ending' || !on.view()?.loggedIn) return noSession(on);
  const trouble = on.renewal.isUnderWay() ? null : on.backoff.trouble();
  if (trouble) return { ok: false, error: trouble };
  const outcome = await joinRenewal(on, { stale }, signal);
  return outcome.ok ? succeeded(outcome.value.token) : outcome;
}

/** A new access token now, without waiting for a pause of our own making. */
export async function renewNow(on: SessionContext, signal: AbortSignal): Promise<Outcome<void>> {
  if (on.held().kind === 'ending') return noSession(on);
  on.backoff.endOwnPause();
  const pause = on.renewal.isUnderWay() ? null : on.backoff.trouble();
  if (pause) return { ok: false, error: pause };
  const outcome = await joinRenewal(on, { stale: heldAccess(on.held())?.token }, signal);
  return outcome.ok ? succeeded(undefined) : outcome;
}

function noSession({ instanceId }: SessionContext): Outcome<never> {
  return failed('no-auth', { instanceId, call: 'POST api/login/refresh' });
}
