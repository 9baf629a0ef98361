import { writeLog } from '@barnwatch/shared/auth-client';
import type { StateStore } from '@barnwatch/shared/state';
import { afterFirstPaint } from '../kept/browser-triggers';
import { type InstallPrompt, installPromptAtom, offlineStateAtom } from './offline-state';
import type { ComposedSuite } from './permitted-remotes';

/** After the first page: the first pictures go before what is fetched for another day, ms. */
const laterMs = 4_000;

/**
 * Lets the suite be installed and started without a network. Its program is fetched once the page stands: no first page
 * waits for it, and whatever fails in it leaves the suite as it is.
 *
 * @returns tells of a newer composition
 */
export function startOffline(states: StateStore, current: () => ComposedSuite): () => void {
  let onComposition = () => undefined as unknown;
  // The event comes once, and early.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    states.set(installPromptAtom, event as InstallPrompt);
  });
  addEventListener('appinstalled', () => states.set(installPromptAtom, null));
  const watch = () =>
    import(/* webpackChunkName: "offline" */ './watch-worker').then(
      ({ watchWorker }) => {
        onComposition = watchWorker(states, current);
      },
      (cause: unknown) => writeLog('warning', 'The offline start could not be loaded', { cause }),
    );
  afterFirstPaint(() => {
    if (!isSecureContext) states.set(offlineStateAtom, { kind: 'insecure' });
    else if (!navigator.serviceWorker) states.set(offlineStateAtom, { kind: 'unsupported' });
    else setTimeout(watch, laterMs);
  });
  return () => void onComposition();
}
