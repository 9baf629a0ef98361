import { type InstanceView, isSignedOutByChoice } from '@barnwatch/shared/auth-client';
import type { KeyValueStore, StorePurpose } from '@barnwatch/shared/storage';

/**
 * Databases whose records are the person's own words, what the person took along, or where the person was; each names
 * them `instance/…`.
 */
const purposes = ['drafts', 'outbox', 'transfers', 'transfer-parts', 'settings'] as const;

export interface SignOutWorld {
  readonly onSignedOut: (listener: (instanceId: string) => void) => void;
  readonly viewOf: (instanceId: string) => Pick<InstanceView, 'signedOutReason'> | undefined;
  /** Whether somebody is signed in at any instance still. */
  readonly isSignedIn: () => boolean;
  /** Takes away what other programs have shared with the suite: no instance has it yet. */
  readonly forgetShares: () => void;
  readonly storage: { open(purpose: StorePurpose): Pick<KeyValueStore, 'removeAll'> };
}

/**
 * Logging out removes drafts, what waits to be sent and exports, also offline and whichever remote has been loaded. Somebody whom
 * the instance signed out keeps them until the same account is back (product F12). What was shared with the suite goes with
 * the last one that is left.
 */
export function wipeAtSignOut({ onSignedOut, viewOf, isSignedIn, forgetShares, storage }: SignOutWorld): void {
  onSignedOut((instanceId) => {
    const view = viewOf(instanceId);
    if (view !== undefined && !isSignedOutByChoice(view.signedOutReason)) return;
    if (!isSignedIn()) forgetShares();
    const prefix = `${encodeURIComponent(instanceId)}/`;
    for (const purpose of purposes) {
      const store = storage.open(purpose);
      void store.removeAll(prefix);
      void store.removeAll(`damaged:${prefix}`);
    }
  });
}
