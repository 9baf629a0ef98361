import { endSession, forgetSession, nobody } from './end-session';
import type { SessionContext } from './session-context';
import { clockToleranceMs, readRefreshToken } from './token-claims';

/** Reads what this device remembers of the session, however late it tells: unless somebody signs in or out meanwhile. */
export async function loadSession(on: SessionContext): Promise<void> {
  const { instanceId, vault, environment, view, patch } = on;
  const { count } = on.turns;
  // Side by side, and the count of sign-outs first: it must not be newer than the grant.
  const [, reading] = await Promise.all([on.signOuts.look(), vault.read(instanceId)]);
  if (on.turns.count !== count) return;
  if (reading.state === 'absent') return patch({ ...nobody, signedOutReason: view()?.signedOutReason ?? null });
  if (reading.state === 'damaged') return endSession(on, 'unusable-token', false);
  const { refreshToken, clockOffsetMs, accountName } = reading.grant;
  const token = readRefreshToken(refreshToken, environment.now() + clockOffsetMs, clockToleranceMs);
  switch (token.state) {
    case 'valid': {
      const { accountId } = token;
      return patch({ loggedIn: true, accountId, accountName, signedOutReason: null, clockOffsetMs });
    }
    case 'expired':
      return endSession(on, 'expired', false);
    case 'unusable':
      return endSession(on, 'unusable-token', false);
  }
}

/** Looks whether someone signed out in another window while this one was frozen and heard nothing. */
export async function recheckSession(on: SessionContext): Promise<void> {
  const { count } = on.turns;
  const someoneSignedOut = await on.signOuts.look();
  if (!someoneSignedOut || !on.view()?.loggedIn) return;
  const { state } = await on.vault.read(on.instanceId);
  if (on.turns.count !== count) return;
  if (state === 'absent') return forgetSession(on, 'in-another-window');
  // Someone signed out and in again: what this window holds is of the session before.
  on.hold({ kind: 'dropped' });
  await loadSession(on);
}
