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
  const generation = generationInTime(on);
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
      return commit(answer, grant, await generation, on);
    case 'rejected':
      return afterRejection(request, answer.error, grant, on);
    case 'eula-needed':
      on.onEulaNeeded();
      return { ok: false, error: answer.error };
    case 'unsettled':
      return { ok: false, error: answer.error };
  }
}

/** How often somebody has signed out here; undefined where the device is late. */
async function generationInTime({ vault, instanceId }: RefreshContext): Promise<number | undefined> {
  const told = await inTime(vault.signOutRecord(instanceId), vault.patienceMs());
  return told.kind === 'told' ? told.value.generation : undefined;
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
  generation: number | undefined,
  on: RefreshContext,
): Promise<Outcome<Access>> {
  const { instanceId, vault, environment } = on;
  const now = environment.now();
  const current = await vault.read(instanceId);
  if (current.state !== 'present' || current.grant.refreshToken !== used.refreshToken) return signedOut(instanceId);
  const revision = Math.max(used.revision + 1, now);
  const access = receivedAccess(answer.accessToken, revision, now);
  await vault.write(instanceId, {
    refreshToken: answer.refreshToken ?? used.refreshToken,
    revision,
    clockOffsetMs: access.clockOffsetMs ?? used.clockOffsetMs,
    accountName: used.accountName,
    access: { token: access.token, expiresAt: access.expiresAt },
  });
  if (generation === undefined) return succeeded(access);
  const after = vault.signOutRecord(instanceId);
  const told = await inTime(after, vault.patienceMs());
  if (told.kind === 'late') {
    void after.then(async (record) => {
      if (record.generation !== generation) await on.endSession('in-another-window');
    });
    return succeeded(access);
  }
  if (told.value.generation === generation) return succeeded(access);
  await vault.remove(instanceId, { tellInstance: true });
  return signedOut(instanceId);
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
    const again = await on.call(current.grant.refreshToken, request.acceptEula, request.signal);
    if (again.state === 'granted') {
      return commit(again, current.grant, await generationInTime(on), on);
    }
    if (again.state !== 'rejected') return { ok: false, error: again.error };
  }
  if (current.state === 'present') await on.endSession('refused');
  return { ok: false, error: { ...error, code: 'no-auth' } };
}
