import type { InstanceView } from '@barnwatch/shared/auth-client';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import type { KeyValueStore } from '@barnwatch/shared/storage';
import { fetchDescribed } from '../loader/fetch-described';
import { decideStaged } from './decide-staged';
import { readDeviceId } from './device-id';
import type { StagedInUse } from './staged-in-use';

/** Longest wait for the description of a staged version, ms. */
const limitMs = 3_000;

/** The staged versions that the people get who are signed in in this window. */
export function decideForWindow(
  registry: SuiteRegistry,
  instances: readonly InstanceView[],
  settings: KeyValueStore,
): Promise<readonly StagedInUse[]> {
  const accounts = instances
    .filter(({ loggedIn }) => loggedIn)
    .map(({ globalUniqueIdentifier, accountId, accountName }) => ({
      instanceId: globalUniqueIdentifier,
      names: [accountId, accountName].filter((name) => name !== null),
    }));
  const deviceId = () => readDeviceId(settings);
  return decideStaged(registry, { accounts, deviceId, fetchStaged: fetchDescribed, limitMs });
}
