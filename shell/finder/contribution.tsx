import type { FinderPart, RegisteredFinder, RegisteredRemote, UseFinderParts } from '@barnwatch/shared/federation';
import { TextsOfVersion } from '@barnwatch/shared/i18n';
import { memo, useEffect, useMemo } from 'react';
import type { Screen } from '../loader/screen';
import { RemoteBoundary } from '../screens/remote-boundary';
import { useScreen } from '../screens/use-screen';
import { checkParts } from './check-parts';

/** What a remote has told the finder. */
export type Contribution =
  | { readonly state: 'told'; readonly parts: readonly FinderPart[] }
  /** Its files did not come, or what they do has thrown. */
  | { readonly state: 'failed'; readonly tryAgain: (() => void) | null };

export interface ContributionProps {
  readonly remote: RegisteredRemote;
  readonly finder: RegisteredFinder;
  /** Told anew with each change; nothing is told while its files are on their way, for 10 s at most. */
  readonly onTold: (remote: string, contribution: Contribution) => void;
}

/**
 * Asks one remote what it has to be found. It draws nothing; what it throws costs its own entries only, and a list that
 * is another one with each drawing is not drawn again for it.
 */
export const AskedRemote = memo(function AskedRemote({ remote, finder, onTold }: ContributionProps) {
  const part = useMemo(() => ({ ...finder, screen: finder.hook }), [finder]);
  const state = useScreen(remote, part);
  const tell = (contribution: Contribution) => onTold(remote.name, contribution);
  switch (state.phase) {
    case 'loading':
      return null;
    case 'failed':
      return <Told contribution={{ state: 'failed', tryAgain: state.tryAgain }} tell={tell} />;
    case 'incompatible':
    case 'disabled':
      // It has no screens here either, which its entries could lead to.
      return <Told contribution={{ state: 'told', parts: [] }} tell={tell} />;
    case 'ready':
      return (
        <RemoteBoundary
          remote={`${remote.name} ${remote.version}, finder`}
          place="finder"
          fallback={(_error, tryAgain) => <Told contribution={{ state: 'failed', tryAgain }} tell={tell} />}
        >
          <TextsOfVersion namespace={remote.textNamespace} version={remote.version}>
            <Asked useParts={finderHook(state.screen)} tell={tell} />
          </TextsOfVersion>
        </RemoteBoundary>
      );
  }
});

/** The edge where a remote's hook enters: the loader has taken it for a component, which is a function as well. */
function finderHook(exported: Screen): UseFinderParts {
  return exported as unknown as UseFinderParts;
}

interface TellProps {
  readonly tell: (contribution: Contribution) => void;
}

function Asked({ useParts, tell }: TellProps & { readonly useParts: UseFinderParts }) {
  const parts = useParts();
  checkParts(parts);
  return <Told contribution={useMemo(() => ({ state: 'told', parts }), [parts])} tell={tell} />;
}

function Told({ contribution, tell }: TellProps & { readonly contribution: Contribution }) {
  const { state } = contribution;
  const subject = state === 'told' ? contribution.parts : contribution.tryAgain;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told changes with its subject
  useEffect(() => tell(contribution), [state, subject]);
  return null;
}
