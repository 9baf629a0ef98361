import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';

/**
 * So much of `suite.json` may be lists of files, bytes before encoding: some dozen screens at which people open the suite.
 * What is beyond comes one round trip later.
 */
const mostListBytes = 8_192;

type Parts = Pick<RegisteredRemote, 'routes' | 'widgets' | 'finder' | 'along'>;
type Part = Pick<RegisteredRemote['routes'][number], 'module' | 'files'>;

const lengthOf = ({ files }: Part): number => JSON.stringify(files).length;

/** The widgets that the screens draw at which people open the suite: they are fetched beside these. */
function widgetsAtStart({ remotes }: SuiteRegistry): ReadonlySet<string> {
  const routes = remotes.flatMap((remote) => remote.routes.filter(({ atStart }) => atStart));
  return new Set(routes.flatMap(({ widgets = [] }) => widgets));
}

/** All files of the parts of a remote, bytes. */
function bytesOf({ routes, widgets = [], finder, along }: Parts): number {
  const parts: readonly Part[] = [...routes, ...widgets, ...(finder ? [finder] : []), ...(along ? [along] : [])];
  const files = new Map(parts.flatMap(({ files: own = [] }) => own).map(({ file, bytes }) => [file, bytes]));
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** A part without its files. */
function lean<Described extends Part>({ files: _list, ...part }: Described): Omit<Described, 'files'> {
  return part;
}

/**
 * The registry as it is served: which files a part needs is left to the remote's own list (`parts`), but for the screens at
 * which people open the suite and what these draw. A remote that has no list of its own is named whole.
 */
export function leanRegistry(registry: SuiteRegistry): SuiteRegistry {
  const drawn = widgetsAtStart(registry);
  let left = mostListBytes;
  const fits = (part: Part): boolean => {
    const length = lengthOf(part);
    if (length > left) return false;
    left -= length;
    return true;
  };
  const remotes = registry.remotes.map((remote): RegisteredRemote => {
    if (remote.parts === undefined) return remote;
    const { routes, widgets, finder, along } = remote;
    return {
      ...remote,
      bytes: bytesOf(remote),
      routes: routes.map((route) => (route.atStart && fits(route) ? route : lean(route))),
      ...(widgets && {
        widgets: widgets.map((widget) => (drawn.has(widget.name) && fits(widget) ? widget : lean(widget))),
      }),
      ...(finder && { finder: lean(finder) }),
      ...(along && { along: lean(along) }),
    };
  });
  return { ...registry, remotes };
}
