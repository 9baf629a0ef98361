import {
  type Person,
  type RegisteredRemote,
  type SignedInAccount,
  type SuiteRegistry,
  stagedReason,
} from '@barnwatch/shared/federation';
import type { fetchDescribed } from '../loader/fetch-described';
import { satisfies } from '../loader/version-range';
import { isStaged, type StagedInUse } from './staged-in-use';

export interface DecideEnvironment {
  readonly accounts: readonly SignedInAccount[];
  /** Asked only where nobody is signed in. Null where the device does not tell in time. */
  readonly deviceId: () => Promise<string | null>;
  /** A version by its own description; null where it cannot be had. */
  readonly fetchStaged: typeof fetchDescribed;
  /** Longest wait for a description, ms: somebody waits for the first page. */
  readonly limitMs: number;
}

/** The staged versions that this person gets. One that cannot be had, or needs another shell, is none. */
export async function decideStaged(
  { remotes, contract, disabledRemotes }: SuiteRegistry,
  { accounts, deviceId, fetchStaged, limitMs }: DecideEnvironment,
): Promise<readonly StagedInUse[]> {
  const person: Person = { accounts, deviceId: accounts.length === 0 ? await deviceId() : null };

  async function decided(remote: RegisteredRemote): Promise<StagedInUse | null> {
    const { name, staged } = remote;
    if (staged === undefined || disabledRemotes.includes(name)) return null;
    const why = stagedReason(staged, person);
    // What a start without a network begins with: decided when it was kept.
    if (isStaged(remote)) return { remote, why: why ?? 'share' };
    if (why === null) return null;
    const own = await fetchStaged(name, staged, limitMs);
    return own !== null && satisfies(contract, own.needs.contract) ? { remote: { ...own, staged }, why } : null;
  }

  const all = await Promise.all(remotes.map(decided));
  return all.filter((one) => one !== null);
}
