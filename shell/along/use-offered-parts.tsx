import { isPermitted, usePermissions } from '@barnwatch/shared/auth-client';
import type { AlongPart, RegisteredRemote } from '@barnwatch/shared/federation';
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { type Contribution, RemoteContribution } from '../contributions/remote-contribution';
import { useSuite } from '../suite/suite-context';
import { checkAlongParts, type OfferedPart } from './along-parts';

export interface OfferedParts {
  /** Stands in the page for as long as it is asked what there is. */
  readonly asking: ReactNode;
  /** In the order of the registry; null while a remote has told nothing. */
  readonly parts: readonly OfferedPart[] | null;
  /** Remotes whose files did not come, with the way to try again. */
  readonly failed: readonly { readonly remote: string; readonly tryAgain: (() => void) | null }[];
}

const none: ReadonlyMap<string, Contribution<AlongPart>> = new Map();

/** What the remotes of the suite can bring to this device of the selected barn, for whoever may see it there. */
export function useOfferedParts(barnId: string, days: number): OfferedParts {
  const { registry } = useSuite();
  const permissions = usePermissions(barnId);
  const [told, setTold] = useState(none);
  const onTold = useCallback(
    (remote: string, contribution: Contribution<AlongPart>) =>
      setTold((known) => new Map(known).set(remote, contribution)),
    [],
  );
  const asked = useMemo(
    () =>
      registry.remotes.filter(
        ({ name, along }) =>
          along !== undefined &&
          !registry.disabledRemotes.includes(name) &&
          (along.permission === undefined || isPermitted(along.permission, permissions)),
      ),
    [registry, permissions],
  );
  const parts = useMemo(() => {
    const all: OfferedPart[] = [];
    for (const { name } of asked) {
      const contribution = told.get(name);
      if (contribution === undefined) return null;
      if (contribution.state === 'told')
        all.push(...contribution.parts.map((part) => ({ ...part, key: `${name}/${part.id}` })));
    }
    return all;
  }, [asked, told]);
  return {
    asking: asked.map((remote) => <AskedRemote key={remote.container} remote={remote} days={days} onTold={onTold} />),
    parts,
    failed: asked.flatMap(({ name }) => {
      const contribution = told.get(name);
      return contribution?.state === 'failed' ? [{ remote: name, tryAgain: contribution.tryAgain }] : [];
    }),
  };
}

interface AskedRemoteProps {
  readonly remote: RegisteredRemote;
  readonly days: number;
  readonly onTold: (remote: string, contribution: Contribution<AlongPart>) => void;
}

/** The same for as long as nothing is asked anew: what it tells is not told again for it. */
const AskedRemote = memo(function AskedRemote({ remote, days, onTold }: AskedRemoteProps) {
  const { along, name } = remote;
  const part = useMemo(() => along && { ...along, screen: along.hook }, [along]);
  const tell = useCallback((contribution: Contribution<AlongPart>) => onTold(name, contribution), [name, onTold]);
  if (part === undefined) return null;
  return (
    <RemoteContribution remote={remote} part={part} what="along" given={days} check={checkAlongParts} onTold={tell} />
  );
});
