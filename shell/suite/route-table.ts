import type { RegisteredRemote, RegisteredRoute, SuiteRegistry } from '@barnwatch/shared/federation';
import { matchRoutes } from '@barnwatch/shared/routing';

/** A route and the remote that answers it. */
export interface SuiteRoute {
  readonly remote: RegisteredRemote;
  readonly route: RegisteredRoute;
}

/** Every route of a suite. The registry tool refuses two of one path; should it happen all the same, the first stays. */
export function routeTable(registry: SuiteRegistry): readonly SuiteRoute[] {
  const taken = new Set<string>();
  return registry.remotes
    .flatMap((remote) => remote.routes.map((route) => ({ remote, route })))
    .filter(({ route }) => !taken.has(route.path) && Boolean(taken.add(route.path)));
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

/** Segments that may stand for none, or for several. */
const ofOtherLength = /[*?]/;

/**
 * The routes that may answer a path, told by what is fixed in theirs. React Router goes over all that it is given for
 * each path, of which there are as many as links on a page.
 */
export function likelyRoutes(table: readonly SuiteRoute[], path: string): readonly SuiteRoute[] {
  const asked = segmentsOf(path);
  const isLikely = (segment: string, place: number): boolean => {
    const other = asked[place] ?? '';
    return segment.startsWith(':') || other.includes('%') || segment.toLowerCase() === other.toLowerCase();
  };
  return table.filter(({ route }) => {
    const segments = segmentsOf(route.path);
    return ofOtherLength.test(route.path) || (segments.length === asked.length && segments.every(isLikely));
  });
}

/** The route that answers a path, the most specific first. */
export function routeOfPath(table: readonly SuiteRoute[], path: string): SuiteRoute | undefined {
  const matches = matchRoutes(
    likelyRoutes(table, path).map((entry) => ({ path: entry.route.path, handle: entry })),
    path,
  );
  return matches?.at(-1)?.route.handle;
}

/** The barn that a path below a dashboard names; empty for every other path and for one that cannot be read. */
export function barnOfPath(path: string): string {
  const [, encoded = ''] = /^\/dashboard\/([^/?#]+)/.exec(path) ?? [];
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
