import { preloadScreen } from './loader/preload-screen';
import { mayPreload } from './screens/can-open';
import { barnOfPath, routeOfPath } from './suite/route-table';
import type { Suite } from './suite/suite-context';
import { preloadWidgets } from './widgets/preload-widgets';

/** Fetches the screen of a path ahead, when there is one and it may be opened. */
export function announceIntent(suite: Suite, path: string, urgency: 'now' | 'hint' = 'hint'): void {
  const entry = routeOfPath(suite.routes, path);
  if (entry === undefined || suite.registry.disabledRemotes.includes(entry.remote.name)) return;
  const permissions = suite.permissionsAt(barnOfPath(path));
  if (!mayPreload(entry, permissions)) return;
  const { remote, route } = entry;
  preloadScreen(remote, route, urgency, suite.loader.ahead);
  if (route.widgets) preloadWidgets(suite.registry, route.widgets, permissions, urgency, suite.loader.ahead);
}
