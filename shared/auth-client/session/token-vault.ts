import * as v from 'valibot';
import { type KeyValueStore, storedRecord } from '../../storage';
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

/** Why there is no grant: never signed in or signed out, or what was stored could not be used. */
export type GrantReading = { state: 'present'; grant: Grant } | { state: 'absent' } | { state: 'damaged' };

/** The tokens of this device, in a database of the auth client's own, sealed where the browser can (decision 0005). */
export interface TokenVault {
  read(instanceId: string): Promise<GrantReading>;
  write(instanceId: string, grant: Grant): Promise<void>;
  signOutRecord(instanceId: string): Promise<SignOutRecord>;
  /** Removes the grant and notes its token for deletion by the instance. Safe against a refresh that is under way. */
  remove(instanceId: string, options: { tellInstance: boolean }): Promise<void>;
  deleted(instanceId: string, refreshToken: string): Promise<void>;
  /** Drops the tokens that wait for deletion: the instance is not known here any more. */
  dropUndeleted(instanceId: string): Promise<void>;
}

export function tokenVault(store: KeyValueStore, now: () => number): TokenVault {
  const grants = storedRecord(store, { version: 1, schema: grantSchema }, now);
  const signOutRecords = storedRecord(store, { version: 1, schema: signOutRecordSchema }, now);
  const grantKey = (instanceId: string): string => `grant/${instanceId}`;
  /** The key is the one under which devices have it. */
  const signOutRecordKey = (instanceId: string): string => `farewell/${instanceId}`;

  async function signOutRecord(instanceId: string): Promise<SignOutRecord> {
    const reading = await signOutRecords.read(signOutRecordKey(instanceId));
    return reading.state === 'present' ? reading.value : { generation: 0, undeleted: [] };
  }

  async function read(instanceId: string): Promise<GrantReading> {
    const reading = await grants.read(grantKey(instanceId));
    if (reading.state === 'present') return { state: 'present', grant: reading.value };
    // A token is not kept for later repair as other damaged records are.
    if (reading.state === 'damaged') await store.remove(reading.setAsideAs);
    return { state: reading.state };
  }

  return {
    read,
    write: (instanceId, grant) => grants.write(grantKey(instanceId), grant),
    signOutRecord,
    async remove(instanceId, { tellInstance }) {
      const [reading, { generation, undeleted }] = await Promise.all([read(instanceId), signOutRecord(instanceId)]);
      const token = tellInstance && reading.state === 'present' ? [reading.grant.refreshToken] : [];
      // The new generation is written before the grant goes: a refresh looks at it after it has written its grant,
      // so that whichever comes last, no grant stays.
      await signOutRecords.write(signOutRecordKey(instanceId), {
        generation: generation + 1,
        undeleted: [...undeleted, ...token].slice(-20),
      });
      await grants.remove(grantKey(instanceId));
    },
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
