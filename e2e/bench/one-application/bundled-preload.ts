import type { RegisteredRemote, RegisteredRoute } from '@barnwatch/shared/federation';
import { screens } from 'barnwatch-bench/parts';

/** Stands in for `shell/loader/preload-screen`: an `import()` ahead. */
export function preloadScreen(remote: RegisteredRemote, route: RegisteredRoute): void {
  void screens[`${remote.name}${route.module}`]?.();
}
