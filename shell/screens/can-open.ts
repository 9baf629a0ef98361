import { isPermitted } from '@barnwatch/shared/auth-client';
import { isAlongPath } from '../along/along-path';
import { barnOfPath, routeOfPath, type SuiteRoute } from '../suite/route-table';
import type { Suite } from '../suite/suite-context';

/**
 * Whether an address leads to a screen of a remote that is not switched off and that the account may see, or to where a
 * barn is taken along, for whoever could take anything.
 */
export function canOpen(
  { registry, routes, permissionsAt }: Pick<Suite, 'registry' | 'routes' | 'permissionsAt'>,
  address: string,
): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  if (isAlongPath(path)) return canTakeAlong(registry, permissionsAt(barnOfPath(path)));
  const entry = routeOfPath(routes, path);
  if (entry === undefined || registry.disabledRemotes.includes(entry.remote.name)) return false;
  return mayPreload(entry, permissionsAt(barnOfPath(path)));
}

/** Whether the account may see a route: the files of any other are not even fetched ahead. */
export function mayPreload({ route }: SuiteRoute, permissions: readonly string[]): boolean {
  return route.permission === undefined || isPermitted(route.permission, permissions);
}

function canTakeAlong({ remotes, disabledRemotes }: Suite['registry'], permissions: readonly string[]): boolean {
  return remotes.some(
    ({ name, along }) =>
      along !== undefined &&
      !disabledRemotes.includes(name) &&
      (along.permission === undefined || isPermitted(along.permission, permissions)),
  );
}
