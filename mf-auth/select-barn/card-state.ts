import type { InstanceView, SignedOutReason } from '@barnwatch/shared/auth-client';

/** What the one big button of a barn's card does. */
export type MainAction = 'open' | 'read-eula' | 'sign-in';

/** A barn that is off can be opened all the same: its last known cameras are on this device. */
export function mainAction({ loggedIn, eulaNeeded }: Pick<InstanceView, 'loggedIn' | 'eulaNeeded'>): MainAction {
  if (!loggedIn) return 'sign-in';
  return eulaNeeded ? 'read-eula' : 'open';
}

/** The one thing worth knowing of a barn besides how it is reached and who is signed in. */
export type CardNotice =
  | { readonly kind: 'stranger' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'eula' }
  | { readonly kind: 'signed-out'; readonly reason: Exclude<SignedOutReason, 'by-user'> }
  | { readonly kind: 'offline'; readonly since: number }
  | { readonly kind: 'contact'; readonly lastContact: number }
  | { readonly kind: 'never-reached' };

type Noted = Pick<
  InstanceView,
  'strangerAt' | 'reachability' | 'loggedIn' | 'eulaNeeded' | 'signedOutReason' | 'offlineSince' | 'lastContact'
>;

/** Danger first, then what one has to do, then how fresh the news are. */
export function cardNotice(view: Noted): CardNotice {
  const { strangerAt, reachability, loggedIn, eulaNeeded, signedOutReason, offlineSince, lastContact } = view;
  if (strangerAt.length > 0) return { kind: 'stranger' };
  if (reachability === 'blocked-by-browser') return { kind: 'blocked' };
  if (loggedIn && eulaNeeded) return { kind: 'eula' };
  if (!loggedIn && signedOutReason !== null && signedOutReason !== 'by-user') {
    return { kind: 'signed-out', reason: signedOutReason };
  }
  if (reachability === 'offline' && offlineSince !== null) return { kind: 'offline', since: offlineSince };
  return lastContact === null ? { kind: 'never-reached' } : { kind: 'contact', lastContact };
}
