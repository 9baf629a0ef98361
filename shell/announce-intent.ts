import type { RegisteredRemote } from '@barnwatch/shared/federation';
import { preloadScreen } from './loader/preload-screen';
import { mayPreload } from './screens/can-open';
import { barnOfPath, routeOfPath, type SuiteRoute } from './suite/route-table';
import type { Suite } from './suite/suite-context';
import { preloadWidgets } from './widgets/preload-widgets';

/** Longest wait of the first drawing for a screen whose files lie on the device, ms. */
const preparedWithinMs = 400;

/** A route, where there is one that may be opened. */
function openable(suite: Suite, path: string): SuiteRoute | undefined {
  const entry = routeOfPath(suite.routes, path);
  if (entry === undefined || suite.registry.disabledRemotes.includes(entry.remote.name)) return undefined;
  return mayPreload(entry, suite.permissionsAt(barnOfPath(path))) ? entry : undefined;
}

function aheadOfWidgets(suite: Suite, { route }: SuiteRoute, path: string, urgency: 'now' | 'hint'): void {
  if (!route.widgets) return;
  preloadWidgets(suite.registry, route.widgets, suite.permissionsAt(barnOfPath(path)), urgency, suite.loader.ahead);
}

/** Fetches the screen of a path ahead, when there is one and it may be opened. */
export function announceIntent(suite: Suite, path: string, urgency: 'now' | 'hint' = 'hint'): void {
  const entry = openable(suite, path);
  if (entry === undefined) return;
  preloadScreen(entry.remote, entry.route, urgency, suite.loader.ahead);
  aheadOfWidgets(suite, entry, path, urgency);
}

/** Whether files of the suite come from the device. */
const hasWorker = () => Boolean(navigator.serviceWorker?.controller);

/**
 * Whether a remote lies on the device, where the worker keeps those that somebody here may use. Without regard to what
 * stands behind the address: the worker keeps the digest there.
 */
async function isOnDevice({ baseUrl, entry }: RegisteredRemote): Promise<boolean> {
  const address = new URL(entry.file, new URL(baseUrl, document.baseURI));
  return (await caches.match(address, { ignoreSearch: true }).catch(() => undefined)) !== undefined;
}

/**
 * Begins with the first screen where its files lie on the device, while the device is still asked who is here: nothing of
 * it is drawn before that is known, and it is looked for again then. What does not lie here is not fetched for somebody
 * who may not see it (product 10.1). Resolves when the files have been asked for.
 */
export async function beginScreen(
  { registry, routes, loader }: Pick<Suite, 'registry' | 'routes' | 'loader'>,
  path: string,
): Promise<void> {
  const entry = routeOfPath(routes, path);
  if (entry === undefined || !hasWorker() || registry.disabledRemotes.includes(entry.remote.name)) return;
  // Which version of it this window has is decided by who is here.
  if (entry.remote.staged !== undefined || !(await isOnDevice(entry.remote))) return;
  void loader.prepare(entry.remote, entry.route);
}

/**
 * Makes the first screen ready. Where the worker has its files, the first drawing waits for it: to draw the frame alone
 * before, and the place where it is awaited, takes an old phone longer than to load it.
 */
export async function prepareScreen(suite: Suite, path: string): Promise<void> {
  const entry = openable(suite, path);
  if (entry === undefined || !hasWorker()) return announceIntent(suite, path, 'now');
  aheadOfWidgets(suite, entry, path, 'now');
  const late = new Promise<void>((resolve) => setTimeout(resolve, preparedWithinMs));
  await Promise.race([suite.loader.prepare(entry.remote, entry.route), late]);
}
