import type { FinderPart, RegisteredFinder, RegisteredRemote } from '@barnwatch/shared/federation';
import { memo, useMemo } from 'react';
import { type Contribution as AnyContribution, RemoteContribution } from '../contributions/remote-contribution';
import { checkParts } from './check-parts';

/** What a remote has told the finder. */
export type Contribution = AnyContribution<FinderPart>;

export interface ContributionProps {
  readonly remote: RegisteredRemote;
  readonly finder: RegisteredFinder;
  /** Told anew with each change; nothing is told while its files are on their way, for 10 s at most. */
  readonly onTold: (remote: string, contribution: Contribution) => void;
}

/** Asks one remote what it has to be found. A list that is another one with each drawing is not drawn again for it. */
export const AskedRemote = memo(function AskedRemote({ remote, finder, onTold }: ContributionProps) {
  const part = useMemo(() => ({ ...finder, screen: finder.hook }), [finder]);
  return (
    <RemoteContribution
      remote={remote}
      part={part}
      what="finder"
      given={undefined}
      check={checkParts}
      onTold={(contribution: Contribution) => onTold(remote.name, contribution)}
    />
  );
});
