import type { RegisteredRemote } from '@barnwatch/shared/federation';
import type { StateStore } from '@barnwatch/shared/state';
import { exampleRegistry } from '@barnwatch/shared/testing/example-registry';
import type { Federation } from '../loader/federation';
import { RemoteLoader } from '../loader/remote-loader';
import type { Screen } from '../loader/screen';
import type { Suite } from '../suite/suite-context';

const contract = '1.2.0';

/** What a remote exports for the shell to ask, handed over as its screens are. */
export function exportedHook(hook: (given: never) => unknown): { readonly screen: Screen } {
  return { screen: hook as unknown as Screen };
}

/** A running suite of some remotes, whose files come at once and export what is given. */
export function exampleSuite(
  states: StateStore,
  remotes: readonly RegisteredRemote[],
  screenOf: Federation['screenOf'],
): Suite {
  const federation: Federation = { screenOf, fetchDoors: async () => null };
  const sources = { loadFile: async () => null, loadTexts: async () => null, federation };
  const environment = { states, now: () => performance.now(), random: () => 0.5, ...sources };
  return {
    registry: exampleRegistry(remotes),
    outdated: null,
    routes: [],
    loader: new RemoteLoader(environment, contract, []),
    leftovers: { visit: () => () => undefined, of: () => ({ intervals: 0, listeners: 0, nodes: 0 }) },
    askForNewer: () => undefined,
    permissionsAt: () => [],
    accounts: () => [],
  };
}
