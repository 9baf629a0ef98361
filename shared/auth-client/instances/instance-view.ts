import type { ConnectionStrategy, DiscoveryObject } from './discovery-object';

export type InstanceType = 'barn' | 'senator';

export type Reachability = 'unknown' | 'probing' | 'online' | 'offline' | 'blocked-by-browser';

/** Why one is not signed in any more: by choice, refused by the instance, or the stored token is unusable. */
export const signedOutReasons = ['by-user', 'refused', 'expired', 'unusable-token'] as const;

export type SignedOutReason = (typeof signedOutReasons)[number];

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
  /** Names as the instance gives them; empty while unknown, so that checks fail closed. */
  readonly availablePermissions: readonly string[];
  /** False until the instance has told the permissions of this account at least once. */
  readonly permissionsKnown: boolean;
  readonly activeConnectionStrategy: ConnectionStrategy | null;
  /** Addresses at which someone else than this instance answers. */
  readonly strangerAt: readonly ConnectionStrategy[];
  readonly eulaNeeded: boolean;
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
}
