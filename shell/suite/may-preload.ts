import { isPermitted } from '@barnwatch/shared/auth-client';
import type { SuiteRoute } from './route-table';

/** Whether the files of a route may be fetched ahead: what one may not open is never downloaded. */
export function mayPreload({ route }: SuiteRoute, permissions: readonly string[]): boolean {
  return route.permission === undefined || isPermitted(route.permission, permissions);
}
