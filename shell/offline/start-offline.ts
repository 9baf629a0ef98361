import { writeLog } from '@barnwatch/shared/auth-client';
import type { StateStore } from '@barnwatch/shared/state';
import { afterFirstPaint } from '../kept/browser-triggers';
import type { Suite } from '../suite/suite-context';
import { type InstallPrompt, installPromptAtom, offlineStateAtom } from './offline-state';

/**
 * Lets the suite be installed and started without a network. Its program is fetched once the page stands: no first page
 * waits for it, and whatever fails in it leaves the suite as it is.
 *
 * @returns tells of a newer composition
 */
export function startOffline(states: StateStore, current: () => Suite): () => void {
  let onComposition = () => undefined as unknown;
  // The event comes once, and early.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    states.set(installPromptAtom, event as InstallPrompt);
  });
  addEventListener('appinstalled', () => states.set(installPromptAtom, null));
  afterFirstPaint(() => {
    if (!isSecureContext) states.set(offlineStateAtom, { kind: 'insecure' });
    else if (!navigator.serviceWorker) states.set(offlineStateAtom, { kind: 'unsupported' });
    else
      import(/* webpackChunkName: "offline" */ './watch-worker').then(
        ({ watchWorker }) => {
          onComposition = watchWorker(states, current);
        },
        (cause: unknown) => writeLog('warning', 'The offline start could not be loaded', { cause }),
      );
  });
  return () => void onComposition();
}
