import type { Access } from './access-holder';

/** What this window holds of a session. Whether somebody is signed in at all stands in the view. */
export type HeldSession =
  /** Nobody is signed in, or no access token has come yet. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'access'; readonly access: Access }
  /** Somebody is signing out; the device has not forgotten yet. */
  | { readonly kind: 'ending' };

export type HeldSessionEvent =
  | { readonly kind: 'end-began' }
  /** The device keeps no grant any more, or could not be brought to forget it. */
  | { readonly kind: 'end-done' }
  /** Whatever is held belongs to a session that is over. */
  | { readonly kind: 'dropped' }
  /** This window has refreshed. */
  | { readonly kind: 'granted'; readonly access: Access }
  /** Another window has put into the vault what it got. */
  | { readonly kind: 'told'; readonly access: Access };

export const emptyHold: HeldSession = { kind: 'empty' };

/** The access token that may be looked at; none while the session ends. */
export function heldAccess(held: HeldSession): Access | null {
  return held.kind === 'access' ? held.access : null;
}

/** What is held after an event. While a session ends nothing is taken in, whoever it comes from. */
export function heldAfter(held: HeldSession, event: HeldSessionEvent): HeldSession {
  switch (event.kind) {
    case 'end-began':
      return { kind: 'ending' };
    case 'end-done':
      return emptyHold;
    case 'dropped':
      return held.kind === 'ending' ? held : emptyHold;
    case 'granted':
      return held.kind === 'ending' ? held : { kind: 'access', access: event.access };
    case 'told':
      return isOutdated(held, event.access) ? held : { kind: 'access', access: event.access };
  }
}

/** An access token of an older grant than the one that is held; while a session ends every one is. */
function isOutdated(held: HeldSession, told: Access): boolean {
  switch (held.kind) {
    case 'empty':
      return false;
    case 'access':
      return told.revision < held.access.revision;
    case 'ending':
      return true;
  }
}
