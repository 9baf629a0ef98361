import type { DemonstrationAccounts } from '../auth-client-settings';
import type { RequestError } from '../requests/outcome';
import type { ConnectionStrategy, DiscoveryObject } from './discovery-object';

export type InstanceType = 'barn' | 'senator';

/** `slow`: nothing has answered in good time, and a late answer is still waited for. */
export type Reachability = 'unknown' | 'probing' | 'online' | 'slow' | 'offline' | 'blocked-by-browser';

/**
 * Why one is not signed in any more: by choice here or in another window, refused by the instance, or the stored token is
 * unusable.
 */
export const signedOutReasons = ['by-user', 'in-another-window', 'refused', 'expired', 'unusable-token'] as const;

export type SignedOutReason = (typeof signedOutReasons)[number];

/** Somebody signed out, here or in another window: nothing of theirs stays. */
export function isSignedOutByChoice(reason: SignedOutReason | null): boolean {
  return reason === 'by-user' || reason === 'in-another-window';
}

/** A refresh that could not be settled: the session stays and is renewed later. */
export interface SessionTrouble {
  readonly error: RequestError;
  /** No refresh before that moment, ms since 1970 UTC by the device's clock. */
  readonly retryAt: number;
}

/** All that the suite may know of an instance. It has no token. Immutable: a change makes a new view. */
export interface InstanceView {
  readonly globalUniqueIdentifier: string;
  readonly name: string;
  readonly realWorldName: string;
  readonly type: InstanceType;
  readonly online: boolean;
  readonly reachability: Reachability;
  readonly discoveryObject: DiscoveryObject;
  readonly version: string | null;
  readonly loggedIn: boolean;
  readonly signedOutReason: SignedOutReason | null;
  readonly accountId: string | null;
  /** User name or e-mail address that was typed to sign in; null when nobody is signed in or it is not known. */
  readonly accountName: string | null;
  /** Names as the instance gives them; empty while unknown, so that checks fail closed. */
  readonly availablePermissions: readonly string[];
  /** False until the instance has told the permissions of this account at least once. */
  readonly permissionsKnown: boolean;
  readonly activeConnectionStrategy: ConnectionStrategy | null;
  /** Addresses at which someone else than this instance answers. */
  readonly strangerAt: readonly ConnectionStrategy[];
  /** Addresses that the browser does not let this page reach; another one may be in use instead. */
  readonly blockedAt: readonly ConnectionStrategy[];
  readonly eulaNeeded: boolean;
  /** Why the sign-in cannot be renewed at the moment; null when it can. One stays signed in. */
  readonly sessionTrouble: SessionTrouble | null;
  readonly imageUrl: string | null;
  /** Time of the last answer, ms since 1970 UTC. */
  readonly lastContact: number | null;
  /** Since when it has not answered, ms since 1970 UTC. */
  readonly offlineSince: number | null;
  /** Of the last probe that was answered, in ms. */
  readonly latencyMs: number | null;
  /** Server clock minus device clock in ms; null while unknown. */
  readonly clockOffsetMs: number | null;
  /** Named by the deployment: it cannot be removed. */
  readonly fromDeployment: boolean;
  /** Accounts of a demonstration, where the deployment says that it is one. */
  readonly demonstration?: DemonstrationAccounts | undefined;
}
