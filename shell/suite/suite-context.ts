import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { createContext, useContext } from 'react';
import type { Leftovers } from '../leftovers/leftovers';
import type { RemoteLoader } from '../loader/remote-loader';
import type { RegistryFailure } from '../registry/fetch-suite';
import type { AskForNewer } from '../registry/watch-suite';
import type { SuiteRoute } from './route-table';

/** The running suite, as the shell's own parts see it. */
export interface Suite {
  readonly registry: SuiteRegistry;
  /** Why the registry is the last good copy instead of the present one; `null` when it is the present one. */
  readonly outdated: RegistryFailure | null;
  readonly routes: readonly SuiteRoute[];
  readonly loader: RemoteLoader;
  readonly leftovers: Leftovers;
  /** Asks for a newer registry; what comes arrives as another suite. */
  readonly askForNewer: AskForNewer;
  /** What is permitted at a barn, as far as it is known on this device. */
  readonly permissionsAt: (barnId: string) => readonly string[];
  /** What is permitted at each instance that is known on this device. */
  readonly accounts: () => readonly (readonly string[])[];
}

const SuiteContext = createContext<Suite | null>(null);

export const SuiteProvider = SuiteContext;

/** The running suite. */
export function useSuite(): Suite {
  const suite = useContext(SuiteContext);
  if (suite === null) throw new Error('There is no suite above this component');
  return suite;
}
