import { inTime } from '../../storage';
import type { AuthEnvironment } from '../auth-environment';
import type { SignedOutReason } from '../instances/instance-view';
import { failed, type Outcome, type RequestError, succeeded } from '../requests/outcome';
import { type Access, keptAccess, receivedAccess } from './access-holder';
import type { RefreshAnswer } from './refresh-call';
import type { Grant, TokenVault } from './token-vault';

/** How long a window waits for another one's refresh before it goes on without the lock (product F19). */
const lockWaitMs = 10_000;

export interface RefreshContext {
  instanceId: string;
  vault: TokenVault;
  environment: Pick<AuthEnvironment, 'lock' | 'now'>;
  call: (refreshToken: string, acceptEula: boolean, signal: AbortSignal) => Promise<RefreshAnswer>;
  /** The access token that this window holds by now; it may have taken over another window's meanwhile. */
  held: () => Access | null;
  /** The instance, or the lack of a usable grant, has ended the session. */
  endSession: (reason: SignedOutReason) => Promise<void>;
  onEulaNeeded: () => void;
}

export interface RefreshRequest {
  /** An access token that the instance has turned down. */
  stale: string | undefined;
  acceptEula: boolean;
  signal: AbortSignal;
}

const call = 'POST api/login/refresh';

/**
 * Gets a new access token for the grant on this device. One window at a time: the others wait for the lock, see that
 * the grant has moved on, and take over the access token that the first one has put beside it.
 */
export async function refresh(request: RefreshRequest, on: RefreshContext): Promise<Outcome<Access>> {
  const before = await inTime(on.vault.read(on.instanceId), on.vault.patienceMs());
  const grantBefore = before.kind === 'told' && before.value.state === 'present' ? before.value.grant : null;
  // Where the device is late: what it keeps is taken if it is of any use, before an instance is asked for more.
  const knownRevision = on.held()?.revision ?? grantBefore?.revision ?? 0;
  return on.environment.lock(`barnwatch-refresh-${on.instanceId}`, lockWaitMs, () =>
    refreshInsideLock(request, knownRevision, on),
  );
}

function signedOut(instanceId: string): Outcome<never> {
  return failed('no-auth', { instanceId, call });
}

async function refreshInsideLock(
  request: RefreshRequest,
  knownRevision: number,
  on: RefreshContext,
): Promise<Outcome<Access>> {
  const { instanceId, vault } = on;
  const generation = generationOf(on);
  // However late: whoever is signed in is not signed out because the device takes its time.
  const reading = await vault.read(instanceId);
  if (reading.state === 'damaged') await on.endSession('unusable-token');
  if (reading.state !== 'present') return signedOut(instanceId);

  if (!request.acceptEula) {
    const taken = takeOver(request.stale, reading.grant, knownRevision, on);
    if (taken) return succeeded(taken);
  }
  const { grant } = reading;
  const answer = await on.call(grant.refreshToken, request.acceptEula, request.signal);
  switch (answer.state) {
    case 'granted':
      return commit(answer, grant, generation, on);
    case 'rejected':
      return afterRejection(request, answer.error, grant, on);
    case 'eula-needed':
      on.onEulaNeeded();
      return { ok: false, error: answer.error };
    case 'unsettled':
      return { ok: false, error: answer.error };
  }
}

/** How often somebody has signed out here, however late the device tells. */
async function generationOf({ vault, instanceId }: RefreshContext): Promise<number> {
  return (await vault.signOutRecord(instanceId)).generation;
}

/** A device that refused to tell the first one says none: of that nobody is signed out who was not. */
function isSignedOutBetween(before: number, after: number): boolean {
  return after > before && (before > 0 || after === 1);
}

/** The access token of a refresh that happened while this one waited. */
function takeOver(stale: string | undefined, grant: Grant, knownRevision: number, on: RefreshContext): Access | null {
  const isNewer = (access: Access | null): access is Access =>
    access !== null && access.token !== stale && access.revision >= grant.revision;
  const held = on.held();
  if (stale !== undefined && isNewer(held)) return held;
  if (grant.revision <= knownRevision) return null;
  const kept = keptAccess(grant, on.environment.now());
  return isNewer(kept) ? kept : null;
}

/** Writes the new grant, unless someone signed out or in while the answer was on its way. */
async function commit(
  answer: RefreshAnswer & { state: 'granted' },
  used: Grant,
  generation: Promise<number>,
  on: RefreshContext,
): Promise<Outcome<Access>> {
  const { instanceId, vault, environment } = on;
  const now = environment.now();
  const current = await vault.read(instanceId);
  if (current.state !== 'present' || current.grant.refreshToken !== used.refreshToken) return signedOut(instanceId);
  const revision = Math.max(used.revision + 1, now);
  const access = receivedAccess(answer.accessToken, revision, now);
  const refreshToken = answer.refreshToken ?? used.refreshToken;
  await vault.write(instanceId, {
    refreshToken,
    revision,
    clockOffsetMs: access.clockOffsetMs ?? used.clockOffsetMs,
    accountName: used.accountName,
    access: { token: access.token, expiresAt: access.expiresAt },
  });
  // Noted before this one had begun to write: the grant that it has put back goes again, however late that is known.
  const isOvertaken = Promise.all([generation, generationOf(on)]).then(([before, after]) =>
    isSignedOutBetween(before, after),
  );
  const told = await inTime(isOvertaken, vault.patienceMs());
  if (told.kind === 'late') {
    void isOvertaken.then((isSo) => (isSo ? takeBack(refreshToken, on) : undefined));
    return succeeded(access);
  }
  if (!told.value) return succeeded(access);
  await vault.remove(instanceId, { tellInstance: true });
  return signedOut(instanceId);
}

/** Ends what this window has put back after a sign-out; not what somebody has begun since. */
async function takeBack(refreshToken: string, on: RefreshContext): Promise<void> {
  const current = await on.vault.read(on.instanceId);
  if (current.state === 'present' && current.grant.refreshToken === refreshToken) {
    await on.endSession('in-another-window');
  }
}

/** Refused: unless the grant was replaced meanwhile (a window without the lock), the session is over. */
async function afterRejection(
  request: RefreshRequest,
  error: RequestError,
  used: Grant,
  on: RefreshContext,
): Promise<Outcome<Access>> {
  const current = await on.vault.read(on.instanceId);
  if (current.state === 'present' && current.grant.refreshToken !== used.refreshToken) {
    const kept = keptAccess(current.grant, on.environment.now());
    if (kept && kept.token !== request.stale) return succeeded(kept);
    const generation = generationOf(on);
    const again = await on.call(current.grant.refreshToken, request.acceptEula, request.signal);
    if (again.state === 'granted') {
      return commit(again, current.grant, generation, on);
    }
    if (again.state !== 'rejected') return { ok: false, error: again.error };
  }
  if (current.state === 'present') await on.endSession('refused');
  return { ok: false, error: { ...error, code: 'no-auth' } };
}
