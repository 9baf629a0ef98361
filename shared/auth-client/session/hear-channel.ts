import { keptAccess } from './access-holder';
import { forgetSession } from './end-session';
import { loadPermissions } from './load-permissions';
import { loadSession } from './load-session';
import type { SessionMessage } from './session-channel';
import type { SessionContext } from './session-context';

/** What another window of this device tells about this session. */
export function hearChannel(on: SessionContext, message: SessionMessage): void {
  switch (message.kind) {
    case 'signed-out':
      // What is still being read of the device is of the session that has ended.
      on.turns.count += 1;
      if (on.view()?.loggedIn) forgetSession(on, message.reason === 'by-user' ? 'in-another-window' : message.reason);
      return;
    case 'signed-in':
      void joinNewSession(on);
      return;
    case 'refreshed':
      if (on.view()?.loggedIn) void takeKeptAccess(on);
      return;
    case 'instances':
      return;
  }
}

async function joinNewSession(on: SessionContext): Promise<void> {
  const wasSignedIn = on.view()?.loggedIn === true;
  on.hold({ kind: 'dropped' });
  const { count } = on.turns;
  const someoneSignedOut = await on.signOuts.look();
  await loadSession(on);
  if (wasSignedIn && !on.view()?.loggedIn) {
    // It was a sign-out that has reached the device late. Without one the device could not be read: nothing is wiped.
    if (someoneSignedOut && on.turns.count === count) forgetSession(on, 'in-another-window');
    return;
  }
  await takeKeptAccess(on);
  const view = on.view();
  if (view?.loggedIn && view.online) await loadPermissions(on, on.lifetime.signal());
}

/** Takes over what another window has got: whoever tells of it, it comes from the vault. */
async function takeKeptAccess(on: SessionContext): Promise<void> {
  const ended = on.lifetime.signal();
  const reading = await on.vault.read(on.instanceId);
  if (reading.state !== 'present' || ended.aborted || !on.view()?.loggedIn) return;
  const access = keptAccess(reading.grant, on.environment.now());
  if (!access) return;
  on.hold({ kind: 'told', access });
  const held = on.held();
  if (held.kind !== 'access' || held.access !== access) return;
  on.backoff.reset();
  on.patch({ eulaNeeded: false, sessionTrouble: null });
}
