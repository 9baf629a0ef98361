import { deadline } from '../requests/deadline';
import { failed, type Outcome, type RequestError, type RequestErrorCode } from '../requests/outcome';
import type { Access } from './access-holder';
import { endSession } from './end-session';
import { heldAccess } from './held-session';
import { refresh } from './refresh';
import { callRefresh } from './refresh-call';
import type { SessionContext } from './session-context';

/** For lock, refresh and all, at a slow instance too (decision 0006): nobody waits longer for a shared refresh. */
const sharedRefreshLimitMs = 60_000;

/** Ends of a refresh that are no trouble: somebody left, the session is over, or a person has to accept something. */
const settledCodes: ReadonlySet<RequestErrorCode> = new Set(['aborted', 'no-auth', 'eula-required']);

export interface Renewal {
  /** An access token that the instance has turned down. */
  readonly stale?: string | undefined;
  readonly acceptEula?: boolean;
}

/** Gets a new access token for this window, together with whoever wants one at the same time. */
export function joinRenewal(on: SessionContext, renewal: Renewal, signal: AbortSignal): Promise<Outcome<Access>> {
  return on.renewal.join(signal, () => renewAccess(on, renewal));
}

/** One refresh in the name of the session, and what it means for the window. */
async function renewAccess(on: SessionContext, { stale, acceptEula = false }: Renewal): Promise<Outcome<Access>> {
  const { instanceId, vault, environment } = on;
  const limit = deadline(sharedRefreshLimitMs, on.lifetime.signal());
  try {
    const outcome = await refresh(
      { stale, acceptEula, signal: limit.signal },
      {
        instanceId,
        vault,
        environment,
        call: (refreshToken, accept, signal) => callRefresh(refreshToken, accept, on.exchangeContext(), signal),
        held: () => heldAccess(on.held()),
        endSession: (reason) => endSession(on, reason, false),
        onEulaNeeded: () => on.patch({ eulaNeeded: true }),
      },
    );
    if (!outcome.ok) noteTrouble(on, outcome.error);
    else if (limit.signal.aborted) return failed('aborted', { instanceId, call: 'POST api/login/refresh' });
    else takeAccess(on, outcome.value);
    return outcome;
  } finally {
    limit.end();
  }
}

function takeAccess(on: SessionContext, access: Access): void {
  on.backoff.reset();
  on.hold({ kind: 'granted', access });
  const { clockOffsetMs } = access;
  on.patch({ sessionTrouble: null, eulaNeeded: false, ...(clockOffsetMs === null ? {} : { clockOffsetMs }) });
  on.channel.tell({ kind: 'refreshed', instanceId: on.instanceId, revision: access.revision });
}

/** Whatever kept the instance from settling a refresh: the next one waits, and the frame says so. */
function noteTrouble({ backoff, view, patch }: SessionContext, error: RequestError): void {
  if (settledCodes.has(error.code)) patch({ sessionTrouble: null });
  else if (view()?.loggedIn) patch({ sessionTrouble: { error, retryAt: backoff.failed(error) } });
}
