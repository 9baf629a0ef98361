import { isPermitted } from '@barnwatch/shared/auth-client';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { AskedRemote, type Contribution } from './contribution';
import type { Standing } from './screen-entries';

export interface Contributions {
  /** Stands in the page for as long as the finder is open. */
  readonly asking: ReactNode;
  /** By the names of the remotes that have been asked, in the order of the registry; null while one has told nothing. */
  readonly told: readonly (readonly [remote: string, contribution: Contribution | null])[];
}

/** Asks all remotes that contribute to the finder, and of which somebody may see something. */
export function useContributions(registry: SuiteRegistry, standing: Standing): Contributions {
  const { barnId, permissions } = standing;
  const [told, setTold] = useState<ReadonlyMap<string, Contribution>>(new Map());
  const onTold = useCallback(
    (remote: string, contribution: Contribution) => setTold((known) => new Map(known).set(remote, contribution)),
    [],
  );
  const asked = useMemo(
    () =>
      registry.remotes.flatMap((remote) => {
        const { name, finder } = remote;
        if (!finder || registry.disabledRemotes.includes(name)) return [];
        if (finder.guard === 'signed-in-at-barn' && barnId === null) return [];
        const mayAsk = finder.permission === undefined || isPermitted(finder.permission, permissions);
        return mayAsk ? [{ remote, finder }] : [];
      }),
    [registry, barnId, permissions],
  );
  return {
    asking: asked.map(({ remote, finder }) => (
      // Another version has another hook: it begins anew, and what the one before has told stays until it has told.
      <AskedRemote key={remote.container} remote={remote} finder={finder} onTold={onTold} />
    )),
    told: useMemo(
      () => asked.map(({ remote }) => [remote.name, told.get(remote.name) ?? null] as const),
      [asked, told],
    ),
  };
}
