import { inTime } from '../../storage';
import type { SessionContext } from './session-context';
import { clockToleranceMs, readRefreshToken } from './token-claims';

/** Where storage is late, other windows and those that are opened now find what was before: they look again. */
export function tellAgainWhenLanded({ instanceId, vault, channel, turns }: SessionContext): void {
  if (vault.patienceMs() > 0) return;
  const { count } = turns;
  void vault.landed(instanceId).then(() => {
    if (turns.count === count) channel.tell({ kind: 'signed-in', instanceId });
  });
}

/** Begins a session with a refresh token that the instance has just given. False when it is unusable. */
export async function beginSession(
  on: SessionContext,
  refreshToken: string,
  accountName: string | null,
): Promise<boolean> {
  const { instanceId, vault, channel, environment, patch } = on;
  const { now } = environment;
  // A new token is judged by the device's clock, not by an offset measured earlier; within the tolerance the instance
  // decides.
  const token = readRefreshToken(refreshToken, now(), clockToleranceMs);
  if (token.state !== 'valid') return false;
  on.hold({ kind: 'dropped' });
  on.backoff.reset();
  on.turns.count += 1;
  const known = await inTime(Promise.all([vault.read(instanceId), on.signOuts.look()]), vault.patienceMs());
  const before = known.kind === 'told' ? known.value[0] : null;
  const revision = Math.max(now(), before?.state === 'present' ? before.grant.revision + 1 : 0);
  await vault.write(instanceId, { refreshToken, revision, clockOffsetMs: 0, accountName, access: null });
  const { accountId } = token;
  patch({ loggedIn: true, accountId, accountName, signedOutReason: null, permissionsKnown: false });
  channel.tell({ kind: 'signed-in', instanceId });
  tellAgainWhenLanded(on);
  return true;
}
