import type { RegisteredRemote } from '@barnwatch/shared/federation';
import { buildIdentity } from '../loader/build-identity';
import type { RemoteTrouble } from '../loader/remote-loader';
import { satisfies } from '../loader/version-range';
import { isStaged } from '../staged/staged-in-use';
import type { FallBack } from './fall-backs';

/** A build that fails once may have met a bad moment; one that fails again does not work. */
const mostTroubles = 2;

/** What says something of the line, and nothing of the build. */
const ofTheLine: ReadonlySet<RemoteTrouble> = new Set(['unreachable', 'timeout']);

export interface TroubleEnvironment {
  /** Version of the contract that this shell provides. */
  readonly contract: string;
  /** The version that was in use before, or the present one for a staged version; null where it cannot be had now. */
  readonly fetchBefore: (remote: RegisteredRemote) => Promise<RegisteredRemote | null>;
  readonly onFallBack: (fallBack: FallBack) => void;
}

/** Counts what goes wrong with each build, and goes back to the version before one that does not work. */
export function watchTrouble({ contract, fetchBefore, onFallBack }: TroubleEnvironment) {
  const troubles = new Map<string, number>();
  const goingBack = new Set<string>();

  async function goBack(remote: RegisteredRemote, givenUp: string): Promise<void> {
    goingBack.add(givenUp);
    const instead = await fetchBefore(remote);
    if (instead !== null && satisfies(contract, instead.needs.contract)) {
      return onFallBack({ givenUp, version: remote.version, instead });
    }
    // The next trouble asks again.
    goingBack.delete(givenUp);
  }

  return (remote: RegisteredRemote, why: RemoteTrouble): void => {
    if ((remote.before === undefined && !isStaged(remote)) || ofTheLine.has(why)) return;
    const build = buildIdentity(remote);
    const count = (troubles.get(build) ?? 0) + 1;
    troubles.set(build, count);
    if (count >= mostTroubles && !goingBack.has(build)) void goBack(remote, build);
  };
}
