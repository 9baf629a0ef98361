import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import type { FallBack } from '../fall-back/fall-backs';
import type { Leftovers } from '../leftovers/leftovers';
import type { Tally } from '../leftovers/page-tally';
import type { RemoteLoader } from '../loader/remote-loader';
import type { RemoteState } from '../loader/remote-state';

/** What System information tells of a remote. */
export interface RemoteRow {
  readonly name: string;
  readonly version: string;
  /** The one that does not work in this window, where the version before is used for it. */
  readonly givenUp: string | null;
  /** Where it comes from, if not from beside the shell. */
  readonly from: string | null;
  readonly state: RemoteState;
  /** All its files that the registry knows, bytes before compression. */
  readonly bytes: number;
  /** What its screens have left behind in this page. */
  readonly leftovers: Tally;
}

function size({ entry, routes, widgets = [], finder }: RegisteredRemote): number {
  const parts = [...routes, ...widgets, ...(finder ? [finder] : [])];
  const files = new Map([entry, ...parts.flatMap((part) => part.files)].map(({ file, bytes }) => [file, bytes]));
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

export function remoteRows(
  registry: SuiteRegistry,
  loader: RemoteLoader,
  leftovers: Leftovers,
  fallBacks: readonly FallBack[],
): readonly RemoteRow[] {
  return registry.remotes.map((remote) => ({
    name: remote.name,
    version: remote.version,
    givenUp: fallBacks.find(({ instead }) => instead === remote)?.version ?? null,
    from: remote.baseUrl.startsWith('/') ? null : remote.baseUrl,
    state: loader.stateOf(remote),
    bytes: size(remote),
    leftovers: leftovers.of(remote.name),
  }));
}

/** The rows as text, for the copyable report. */
export function remoteReport(rows: readonly RemoteRow[]): string {
  return rows
    .map(
      ({ name, version, givenUp, from, state, bytes, leftovers }) =>
        `${name} ${version}${givenUp === null ? '' : ` (instead of ${givenUp}, which does not work here)`}${from === null ? '' : ` from ${from}`} ${bytes} B ${JSON.stringify(state)} left behind ${JSON.stringify(leftovers)}`,
    )
    .join('\n');
}
