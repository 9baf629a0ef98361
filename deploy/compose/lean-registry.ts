import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';

/**
 * So much of `suite.json` may be lists of files, bytes before encoding: some five kilobytes of a first start, those of seven
 * remotes like ours.
 */
export const mostListBytes = 28_000;

type Part = Pick<RegisteredRemote['routes'][number], 'module' | 'files'>;

function partsOf({ routes, widgets = [], finder, along }: RegisteredRemote): readonly Part[] {
  return [...routes, ...widgets, ...(finder ? [finder] : []), ...(along ? [along] : [])];
}

function lengthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { files = [] }) => sum + JSON.stringify(files).length, 0);
}

/** All files of the parts of a remote, bytes. */
function bytesOf(remote: RegisteredRemote): number {
  const all = partsOf(remote).flatMap(({ files = [] }) => files);
  return [...new Map(all.map(({ file, bytes }) => [file, bytes])).values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** The screens at which people open the suite, and the widgets that these draw, as far as there is room for their lists. */
function partsAtStart({ remotes }: SuiteRegistry, mostBytes: number): ReadonlySet<Part> {
  const screens = remotes.flatMap(({ routes }) => routes.filter(({ atStart }) => atStart));
  const drawn = screens.flatMap(({ widgets = [] }) => widgets);
  const all = [
    ...screens,
    ...remotes.flatMap(({ widgets = [] }) => widgets.filter(({ name }) => drawn.includes(name))),
  ];
  return new Set(all.filter((_part, index) => lengthOf(all.slice(0, index + 1)) <= mostBytes));
}

/** A remote whose own list says which files its parts need, but for some parts. */
function leanRemote(remote: RegisteredRemote, named: ReadonlySet<Part>): RegisteredRemote {
  const lean = <Described extends Part>(part: Described): Omit<Described, 'files'> | Described => {
    if (named.has(part)) return part;
    const { files: _listed, ...rest } = part;
    return rest;
  };
  const { routes, widgets, finder, along } = remote;
  return {
    ...remote,
    bytes: bytesOf(remote),
    routes: routes.map(lean),
    ...(widgets && { widgets: widgets.map(lean) }),
    ...(finder && { finder: lean(finder) }),
    ...(along && { along: lean(along) }),
  };
}

/** A remote that needs no list, because all is named with its parts. */
function wholeRemote({ parts: _list, ...remote }: RegisteredRemote): RegisteredRemote {
  return remote;
}

/**
 * The registry as it is served. Every browser reads it at its start: beyond a room that suites like ours fill, which files
 * a part needs is left to the list that each remote carries (`parts`). First come the screens at which people open the
 * suite, then whole remotes, in their order. A remote that carries no list is named whole.
 *
 * @param mostBytes the room for what is named; without end for a shell that reads no list
 */
export function leanRegistry(registry: SuiteRegistry, mostBytes = mostListBytes): SuiteRegistry {
  const named = partsAtStart(registry, mostBytes);
  let left = mostBytes - lengthOf([...named]);
  const remotes = registry.remotes.map((remote) => {
    const length = lengthOf(partsOf(remote).filter((part) => !named.has(part)));
    if (length > left && remote.parts !== undefined) return leanRemote(remote, named);
    left -= length;
    return wholeRemote(remote);
  });
  return { ...registry, remotes };
}
