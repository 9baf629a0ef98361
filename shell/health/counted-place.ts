import type { RegisteredRemote } from '@barnwatch/shared/federation';
import { routeOfPath, type SuiteRoute } from '../suite/route-table';
import type { CountedPlace } from './watch-vitals';

/** All pages that are the shell's own. */
const shellPage = 'shell';

/** A remote in words of the registry. */
export function countedRemote({ name, version }: RegisteredRemote) {
  return { remote: name, version };
}

/** An address, as far as it is counted: by the path of its route. What it names (barns, cameras, words) stays here. */
export function countedPlace(routes: readonly SuiteRoute[], path: string, contract: string): CountedPlace {
  const found = routeOfPath(routes, path);
  if (found === undefined) return { remote: shellPage, version: contract, route: shellPage };
  return { ...countedRemote(found.remote), route: found.route.path };
}
