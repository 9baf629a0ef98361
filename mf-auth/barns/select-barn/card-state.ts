import type { InstanceView, SignedOutReason } from '@barnwatch/shared/auth-client';

/** What the one big button of an instance's card does. */
export type MainAction = 'open' | 'account' | 'read-eula' | 'sign-in';

type Entered = Pick<InstanceView, 'loggedIn' | 'eulaNeeded' | 'type'>;

/**
 * A barn that is off can be opened all the same: its last known cameras are on this device. Behind an instance that is
 * no barn lies nothing but one's account.
 */
export function mainAction({ loggedIn, eulaNeeded, type }: Entered): MainAction {
  if (!loggedIn) return 'sign-in';
  if (eulaNeeded) return 'read-eula';
  return type === 'barn' ? 'open' : 'account';
}

/** What one has to know of an instance before all else, if there is such a thing. */
export type CardNotice =
  | { readonly kind: 'stranger' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'eula' }
  | { readonly kind: 'signed-out'; readonly reason: Exclude<SignedOutReason, 'by-user'> };

type Noted = Pick<InstanceView, 'strangerAt' | 'reachability' | 'loggedIn' | 'eulaNeeded' | 'signedOutReason'>;

/** Danger first, then what one has to do. */
export function cardNotice(view: Noted): CardNotice | null {
  const { strangerAt, reachability, loggedIn, eulaNeeded, signedOutReason } = view;
  if (strangerAt.length > 0) return { kind: 'stranger' };
  if (reachability === 'blocked-by-browser') return { kind: 'blocked' };
  if (loggedIn && eulaNeeded) return { kind: 'eula' };
  if (!loggedIn && signedOutReason !== null && signedOutReason !== 'by-user') {
    return { kind: 'signed-out', reason: signedOutReason };
  }
  return null;
}

/** When an instance was there for the last time. */
export type CardContact =
  | { readonly kind: 'offline'; readonly since: number }
  | { readonly kind: 'contact'; readonly lastContact: number }
  | { readonly kind: 'never-reached' };

type Heard = Pick<InstanceView, 'reachability' | 'offlineSince' | 'lastContact'>;

export function cardContact({ reachability, offlineSince, lastContact }: Heard): CardContact {
  if (reachability === 'offline' && offlineSince !== null) return { kind: 'offline', since: offlineSince };
  return lastContact === null ? { kind: 'never-reached' } : { kind: 'contact', lastContact };
}
