import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { atom } from 'jotai';
import { buildIdentity } from '../loader/build-identity';

/** A build that does not work in this window, and what is used instead. */
export interface FallBack {
  /** `buildIdentity` of the one that is given up. */
  readonly givenUp: string;
  readonly version: string;
  readonly instead: RegisteredRemote;
}

/** The present ones; written by the start. */
export const fallBacksAtom = atom<readonly FallBack[]>([]);

/** What this window makes of a composed suite. A build that is not the one that was given up gets its chance. */
export function withFallBacks(registry: SuiteRegistry, fallBacks: readonly FallBack[]): SuiteRegistry {
  if (fallBacks.length === 0) return registry;
  // What is used instead may be given up in turn: a staged version for the present one, that for the one before.
  const insteadOf = (remote: RegisteredRemote, left = fallBacks.length): RegisteredRemote => {
    const instead = fallBacks.find(({ givenUp }) => givenUp === buildIdentity(remote))?.instead;
    return instead === undefined || left === 0 ? remote : insteadOf(instead, left - 1);
  };
  return { ...registry, remotes: registry.remotes.map((remote) => insteadOf(remote)) };
}
