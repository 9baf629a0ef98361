import * as v from 'valibot';
import { inTime, storedRecord } from '../../storage';
import type { TokenStore } from './sealed-store';
import { mostClockOffsetMs } from './token-claims';

const token = v.pipe(v.string(), v.maxLength(2_000_000));

const grantSchema = v.object({
  refreshToken: token,
  /** Grows with each refresh and sign-in in any window: tells which of two states is the newer one. */
  revision: v.number(),
  /** The instance's clock minus the device's, in ms, as last seen; an absurd one counts as none. */
  clockOffsetMs: v.fallback(v.pipe(v.number(), v.minValue(-mostClockOffsetMs), v.maxValue(mostClockOffsetMs)), 0),
  /** What was typed to sign in. Records from before it was kept have none. */
  accountName: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500))), null),
  /** The access token of this revision, by which windows share a refresh; `expiresAt` by the device's clock. */
  access: v.optional(v.nullable(v.object({ token, expiresAt: v.number() })), null),
});

const signOutRecordSchema = v.object({
  /** How often someone signed out here: a refresh that was under way meanwhile sees it changed. */
  generation: v.number(),
  /** Refresh tokens that the instance has yet to delete. */
  undeleted: v.pipe(v.array(token), v.maxLength(20)),
});

export interface Grant {
  refreshToken: string;
  revision: number;
  clockOffsetMs: number;
  accountName: string | null;
  access: { token: string; expiresAt: number } | null;
}

export interface SignOutRecord {
  generation: number;
  undeleted: readonly string[];
}

/** Why there is no grant: never signed in or signed out, or what was stored could not be used. Late is none of them. */
export type GrantReading = { state: 'present'; grant: Grant } | { state: 'absent' } | { state: 'damaged' };

/** The tokens of this device, in a database of the auth client's own, sealed where the browser can (decision 0005). */
export interface TokenVault {
  /** However late the device tells; what this window has written last is known at once. */
  read(instanceId: string): Promise<GrantReading>;
  write(instanceId: string, grant: Grant): Promise<void>;
  signOutRecord(instanceId: string): Promise<SignOutRecord>;
  /**
   * Removes the grant and notes its token for deletion by the instance. Safe against a refresh that is under way. On a
   * device whose storage is late the grant goes first, and the note follows.
   */
  remove(instanceId: string, options: { tellInstance: boolean }): Promise<void>;
  deleted(instanceId: string, refreshToken: string): Promise<void>;
  /** Drops the tokens that wait for deletion: the instance is not known here any more. */
  dropUndeleted(instanceId: string): Promise<void>;
  /** Resolves when other windows find what this one has written last. */
  landed(instanceId: string): Promise<void>;
  /** How long it is worth waiting for the device where a person waits, ms. */
  patienceMs(): number;
}

export function tokenVault(store: TokenStore, now: () => number): TokenVault {
  const grants = storedRecord(store, { version: 1, schema: grantSchema }, now);
  const signOutRecords = storedRecord(store, { version: 1, schema: signOutRecordSchema }, now);
  const grantKey = (instanceId: string): string => `grant/${instanceId}`;
  /** The key is the one under which devices have it. */
  const signOutRecordKey = (instanceId: string): string => `farewell/${instanceId}`;

  /** The last token of each grant that this window has seen: what is to be deleted when the device tells too late. */
  const lastTokens = new Map<string, string>();
  /** Notes of a sign-out that follow it: the device was late. */
  const lateNotes = new Map<string, Promise<void>>();

  async function signOutRecord(instanceId: string): Promise<SignOutRecord> {
    await lateNotes.get(instanceId);
    const reading = await signOutRecords.read(signOutRecordKey(instanceId));
    return reading.state === 'present' ? reading.value : { generation: 0, undeleted: [] };
  }

  async function read(instanceId: string): Promise<GrantReading> {
    const reading = await grants.read(grantKey(instanceId));
    if (reading.state === 'present') {
      lastTokens.set(instanceId, reading.value.refreshToken);
      return { state: 'present', grant: reading.value };
    }
    // A token is not kept for later repair as other damaged records are.
    if (reading.state === 'damaged') await store.remove(reading.setAsideAs);
    return { state: reading.state };
  }

  async function note(instanceId: string, { generation, undeleted }: SignOutRecord, ended: string[]): Promise<void> {
    await signOutRecords.write(signOutRecordKey(instanceId), {
      generation: generation + 1,
      undeleted: [...undeleted, ...ended].slice(-20),
    });
  }

  /** The grant goes at once, whatever lies there; another window's refresh that has put one back meanwhile is in vain. */
  async function removeLate(instanceId: string, record: Promise<SignOutRecord>, tellInstance: boolean): Promise<void> {
    const ended = lastTokens.get(instanceId);
    lastTokens.delete(instanceId);
    const noted = record
      .then((known) => note(instanceId, known, tellInstance && ended !== undefined ? [ended] : []))
      .then(() => removePutBack(instanceId))
      .finally(() => {
        if (lateNotes.get(instanceId) === noted) lateNotes.delete(instanceId);
      });
    lateNotes.set(instanceId, noted);
    await grants.remove(grantKey(instanceId));
  }

  /** What a window has put back that was refreshing meanwhile; not what this one has begun since. */
  async function removePutBack(instanceId: string): Promise<void> {
    if (lastTokens.has(instanceId)) return;
    const put = await grants.read(grantKey(instanceId));
    if (put.state === 'present' && !lastTokens.has(instanceId)) await grants.remove(grantKey(instanceId));
  }

  return {
    read,
    write(instanceId, grant) {
      lastTokens.set(instanceId, grant.refreshToken);
      return grants.write(grantKey(instanceId), grant);
    },
    signOutRecord,
    async remove(instanceId, { tellInstance }) {
      const record = signOutRecord(instanceId);
      const told = await inTime(Promise.all([read(instanceId), record]), store.patienceMs());
      if (told.kind === 'late') return removeLate(instanceId, record, tellInstance);
      const [reading, known] = told.value;
      // The new generation is written before the grant goes: a refresh looks at it after it has written its grant,
      // so that whichever comes last, no grant stays.
      await note(instanceId, known, tellInstance && reading.state === 'present' ? [reading.grant.refreshToken] : []);
      lastTokens.delete(instanceId);
      await grants.remove(grantKey(instanceId));
    },
    async landed(instanceId) {
      await lateNotes.get(instanceId);
      // The count of sign-outs too: by it another window tells a sign-out from a device that cannot be read.
      await Promise.all([store.landed(grantKey(instanceId)), store.landed(signOutRecordKey(instanceId))]);
    },
    patienceMs: store.patienceMs,
    async deleted(instanceId, refreshToken) {
      const { generation, undeleted } = await signOutRecord(instanceId);
      const rest = undeleted.filter((entry) => entry !== refreshToken);
      await signOutRecords.write(signOutRecordKey(instanceId), { generation, undeleted: rest });
    },
    async dropUndeleted(instanceId) {
      const { generation } = await signOutRecord(instanceId);
      await signOutRecords.write(signOutRecordKey(instanceId), { generation, undeleted: [] });
    },
  };
}
