import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** For whom a version is staged. Of an account only the digest is named: the registry is public. */
export interface StagedFor {
  /** Of all people, per cent. */
  readonly share: number;
  /** Of this staging alone: the next one falls to others. */
  readonly salt: string;
  /** Digests of accounts (`accountDigest`). */
  readonly accounts: readonly string[];
}

/** An account that is signed in on this device. */
export interface SignedInAccount {
  readonly instanceId: string;
  /** The identifier of the account first, where it is known: it stays when somebody signs in under another name. */
  readonly names: readonly string[];
}

/** Whom a window belongs to. */
export interface Person {
  readonly accounts: readonly SignedInAccount[];
  /** A random identifier that this device keeps, for when nobody is signed in. */
  readonly deviceId: string | null;
}

export type StagedReason = 'account' | 'share';

/** 128 bits: whoever could find another account with the same digest could as well find its password. */
const digestBytes = 16;

function digestOf(...parts: readonly string[]): Uint8Array {
  return sha256(utf8ToBytes(JSON.stringify(parts)));
}

/** How an account is named in a registry. Names are typed in small letters and in capitals. */
export function accountDigest(salt: string, instanceId: string, account: string): string {
  const bytes = digestOf(salt, instanceId, account.toLowerCase()).slice(0, digestBytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A place in a share: `position` says whether somebody is in it, `order` which of several accounts counts. */
interface Place {
  readonly position: number;
  readonly order: number;
}

function placeOf(salt: string, ...who: readonly string[]): Place {
  const view = new DataView(digestOf(salt, ...who).buffer);
  return { position: (view.getUint32(0) / 2 ** 32) * 100, order: view.getUint32(4) };
}

/** The one place of a person, however many accounts they have: with many, they are not more likely in a share. */
function positionOf(salt: string, { accounts, deviceId }: Person): number | null {
  const places = accounts.flatMap(({ instanceId, names: [name] }) =>
    name === undefined ? [] : [placeOf(salt, instanceId, name.toLowerCase())],
  );
  if (places.length > 0) return places.reduce((first, next) => (next.order < first.order ? next : first)).position;
  return deviceId === null ? null : placeOf(salt, deviceId).position;
}

/**
 * Why a person gets a staged version; null when they do not. Always the same for the same person: a share that grows
 * takes nobody out of it.
 */
export function stagedReason({ share, salt, accounts }: StagedFor, person: Person): StagedReason | null {
  const isChosen = person.accounts.some(({ instanceId, names }) =>
    names.some((name) => accounts.includes(accountDigest(salt, instanceId, name))),
  );
  if (isChosen) return 'account';
  const position = positionOf(salt, person);
  return position !== null && position < share ? 'share' : null;
}
