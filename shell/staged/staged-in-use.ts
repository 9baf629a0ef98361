import type { RegisteredRemote, StagedReason, SuiteRegistry } from '@barnwatch/shared/federation';
import { atom } from 'jotai';

/** A staged version that this window has in place of the present one, and why. */
export interface StagedInUse {
  readonly remote: RegisteredRemote;
  readonly why: StagedReason;
}

/** Those of this window: written by the start, once. */
export const stagedInUseAtom = atom<readonly StagedInUse[]>([]);

/**
 * Whether this entry is a staged version in its place: it carries what it is staged by, so that what is kept of a suite
 * for a start without a network says so by itself.
 */
export function isStaged({ version, staged }: RegisteredRemote): boolean {
  return staged?.version === version;
}

/**
 * What this window makes of a composed suite. What is not offered any more, or as another build, gives way to the present
 * version; what comes to be offered later is for the next window.
 */
export function withStaged(registry: SuiteRegistry, inUse: readonly StagedInUse[]): SuiteRegistry {
  if (inUse.length === 0) return registry;
  const stagedOf = (remote: RegisteredRemote) => {
    const { staged } = remote;
    const own = inUse.find(({ remote: { name } }) => name === remote.name)?.remote;
    const isOffered =
      own !== undefined &&
      staged?.version === own.version &&
      staged.descriptor.integrity === own.staged?.descriptor.integrity;
    return isOffered ? { ...own, staged } : remote;
  };
  return { ...registry, remotes: registry.remotes.map(stagedOf) };
}

/** The present version in the place of a staged one; null where the registry knows of no other. */
export function presentVersion(registry: SuiteRegistry, { name, version }: RegisteredRemote): RegisteredRemote | null {
  return registry.remotes.find((remote) => remote.name === name && remote.version !== version) ?? null;
}
