import type { InstanceView, SignedOutReason } from '../instances/instance-view';
import { tellAgainWhenLanded } from './begin-session';
import type { SessionContext } from './session-context';

/** What a view says of nobody. */
export const nobody = {
  loggedIn: false,
  accountId: null,
  accountName: null,
  availablePermissions: [],
  permissionsKnown: false,
  eulaNeeded: false,
  sessionTrouble: null,
} satisfies Partial<InstanceView>;

/** Nothing is asked any more with what this window holds. */
function halt({ renewal, firstPermissions, lifetime }: SessionContext): void {
  renewal.drop();
  firstPermissions.drop();
  lifetime.end();
}

/** This window is signed out; the device has forgotten already. */
export function forgetSession(on: SessionContext, reason: SignedOutReason): void {
  on.turns.count += 1;
  on.hold({ kind: 'dropped' });
  halt(on);
  on.patch({ ...nobody, signedOutReason: reason });
  on.onEnded();
}

/** Ends the session here and in all windows. With `tellInstance` its token waits in the vault to be deleted there. */
export async function endSession(on: SessionContext, reason: SignedOutReason, tellInstance: boolean): Promise<void> {
  const { instanceId, vault, channel, log } = on;
  on.turns.count += 1;
  on.hold({ kind: 'end-began' });
  halt(on);
  // The device first: whoever reads that they are signed out may close the page the next moment, and must be signed
  // out then.
  await vault.remove(instanceId, { tellInstance }).finally(() => on.hold({ kind: 'end-done' }));
  forgetSession(on, reason);
  channel.tell({ kind: 'signed-out', instanceId, reason });
  tellAgainWhenLanded(on);
  log.write('info', `signed out of ${instanceId}: ${reason}`);
}
