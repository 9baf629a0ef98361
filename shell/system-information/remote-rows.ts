import type { RegisteredRemote, StagedReason, SuiteRegistry } from '@barnwatch/shared/federation';
import type { FallBack } from '../fall-back/fall-backs';
import type { Leftovers } from '../leftovers/leftovers';
import type { Tally } from '../leftovers/page-tally';
import type { RemoteLoader } from '../loader/remote-loader';
import type { RemoteState } from '../loader/remote-state';
import { isStaged, type StagedInUse } from '../staged/staged-in-use';

/** What System information tells of a remote. */
export interface RemoteRow {
  readonly name: string;
  readonly version: string;
  /** The one that does not work in this window, where the version before is used for it. */
  readonly givenUp: string | null;
  /** Why this window has a staged version of it; null where it has the present one. */
  readonly staged: { readonly why: StagedReason; readonly share: number } | null;
  /** Where it comes from, if not from beside the shell. */
  readonly from: string | null;
  readonly state: RemoteState;
  /** All files of its parts, bytes before compression. */
  readonly bytes: number;
  /** What its screens have left behind in this page. */
  readonly leftovers: Tally;
}

function size({ entry, bytes: together, routes, widgets = [], finder }: RegisteredRemote): number {
  if (together !== undefined) return entry.bytes + together;
  const parts = [...routes, ...widgets, ...(finder ? [finder] : [])];
  const files = new Map([entry, ...parts.flatMap((part) => part.files ?? [])].map(({ file, bytes }) => [file, bytes]));
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** What makes this window's versions others than those that are composed. */
export interface WindowVersions {
  readonly fallBacks: readonly FallBack[];
  readonly stagedInUse: readonly StagedInUse[];
}

export function remoteRows(
  registry: SuiteRegistry,
  loader: RemoteLoader,
  leftovers: Leftovers,
  { fallBacks, stagedInUse }: WindowVersions,
): readonly RemoteRow[] {
  const stagedOf = (remote: RegisteredRemote) => {
    const why = stagedInUse.find(({ remote: { name } }) => name === remote.name)?.why ?? 'share';
    return isStaged(remote) && remote.staged !== undefined ? { why, share: remote.staged.share } : null;
  };
  return registry.remotes.map((remote) => ({
    name: remote.name,
    version: remote.version,
    givenUp: fallBacks.find(({ instead }) => instead === remote)?.version ?? null,
    staged: stagedOf(remote),
    from: remote.baseUrl.startsWith('/') ? null : remote.baseUrl,
    state: loader.stateOf(remote),
    bytes: size(remote),
    leftovers: leftovers.of(remote.name),
  }));
}

/** The rows as text, for the copyable report. */
export function remoteReport(rows: readonly RemoteRow[]): string {
  return rows
    .map(({ name, version, givenUp, staged, from, state, bytes, leftovers }) =>
      [
        `${name} ${version}`,
        ...(givenUp === null ? [] : [`(instead of ${givenUp}, which does not work here)`]),
        ...(staged === null ? [] : [`(staged: ${staged.why})`]),
        ...(from === null ? [] : [`from ${from}`]),
        `${bytes} B ${JSON.stringify(state)} left behind ${JSON.stringify(leftovers)}`,
      ].join(' '),
    )
    .join('\n');
}
