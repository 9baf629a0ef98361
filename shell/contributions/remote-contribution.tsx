import type { ExposedPart, RegisteredRemote } from '@barnwatch/shared/federation';
import { TextsOfVersion } from '@barnwatch/shared/i18n';
import { useEffect, useMemo } from 'react';
import type { Screen } from '../loader/screen';
import { RemoteBoundary } from './remote-boundary';
import { useScreen } from './use-screen';

/** What a remote has told. */
export type Contribution<Part> =
  | { readonly state: 'told'; readonly parts: readonly Part[] }
  /** Its files did not come, or what they do has thrown. */
  | { readonly state: 'failed'; readonly tryAgain: (() => void) | null };

/** The hook that a remote exports for this; it keeps the identity of what has not changed. */
export type UseParts<Part, Given> = (given: Given) => readonly Part[];

export interface RemoteContributionProps<Part, Given> {
  readonly remote: RegisteredRemote;
  /** The hook, exposed as a screen is. */
  readonly part: ExposedPart;
  /** What it is asked for, for the log. */
  readonly what: string;
  readonly given: Given;
  /** Throws where what was told are no parts. */
  readonly check: (parts: unknown) => void;
  /** Told anew with each change; nothing is told while its files are on their way, for 10 s at most. */
  readonly onTold: (contribution: Contribution<Part>) => void;
}

/** Asks one remote what it has to contribute. It draws nothing, and what it throws costs its own part only. */
export function RemoteContribution<Part, Given>(props: RemoteContributionProps<Part, Given>) {
  const { remote, part, what, onTold } = props;
  const state = useScreen(remote, part);
  switch (state.phase) {
    case 'loading':
      return null;
    case 'failed':
      return <Told contribution={{ state: 'failed', tryAgain: state.tryAgain }} tell={onTold} />;
    case 'incompatible':
    case 'disabled':
      // It has no screens here either, which what it contributes is for.
      return <Told contribution={{ state: 'told', parts: [] }} tell={onTold} />;
    case 'ready':
      return (
        <RemoteBoundary
          remote={`${remote.name} ${remote.version}, ${what}`}
          place={what}
          fallback={(_error, tryAgain) => <Told contribution={{ state: 'failed', tryAgain }} tell={onTold} />}
        >
          <TextsOfVersion namespace={remote.textNamespace} version={remote.version}>
            <Asked {...props} useParts={hookOf<Part, Given>(state.screen)} />
          </TextsOfVersion>
        </RemoteBoundary>
      );
  }
}

/** The edge where a remote's hook enters: the loader has taken it for a component, which is a function as well. */
function hookOf<Part, Given>(exported: Screen): UseParts<Part, Given> {
  return exported as unknown as UseParts<Part, Given>;
}

interface AskedProps<Part, Given> extends RemoteContributionProps<Part, Given> {
  readonly useParts: UseParts<Part, Given>;
}

function Asked<Part, Given>({ useParts, given, check, onTold }: AskedProps<Part, Given>) {
  const parts = useParts(given);
  check(parts);
  return <Told contribution={useMemo(() => ({ state: 'told' as const, parts }), [parts])} tell={onTold} />;
}

interface ToldProps<Part> {
  readonly contribution: Contribution<Part>;
  readonly tell: (contribution: Contribution<Part>) => void;
}

function Told<Part>({ contribution, tell }: ToldProps<Part>) {
  const { state } = contribution;
  const subject = state === 'told' ? contribution.parts : contribution.tryAgain;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told changes with its subject
  useEffect(() => tell(contribution), [state, subject]);
  return null;
}
