import { isUsable } from './access-holder';
import { forgetSession } from './end-session';
import { heldAccess } from './held-session';
import { loadPermissions } from './load-permissions';
import { loadSession } from './load-session';
import type { SessionMessage } from './session-channel';
import type { SessionContext } from './session-context';

/** What another window of this device tells about this session. */
export function hearChannel(on: SessionContext, message: SessionMessage): void {
  switch (message.kind) {
    case 'signed-out':
      if (on.view()?.loggedIn) forgetSession(on, message.reason);
      return;
    case 'signed-in':
      void joinNewSession(on);
      return;
    case 'ask-access': {
      const access = heldAccess(on.held());
      if (isUsable(access, on.environment.now(), undefined) && access.revision >= message.revision) {
        on.others.tell(access);
      }
      return;
    }
    case 'access':
      takeAccess(on, message);
      return;
    case 'instances':
      return;
  }
}

async function joinNewSession(on: SessionContext): Promise<void> {
  on.hold({ kind: 'dropped' });
  await loadSession(on);
  const view = on.view();
  if (view?.loggedIn && view.online) await loadPermissions(on, on.lifetime.signal());
}

function takeAccess(on: SessionContext, told: SessionMessage & { kind: 'access' }): void {
  if (!on.view()?.loggedIn) return;
  const { accessToken: token, revision, expiresAt } = told;
  const access = { token, revision, expiresAt, receivedAt: on.environment.now(), clockOffsetMs: null };
  on.hold({ kind: 'told', access });
  const held = on.held();
  if (held.kind !== 'access' || held.access !== access) return;
  on.backoff.reset();
  on.patch({ eulaNeeded: false, sessionTrouble: null });
  on.others.arrived(access);
}
