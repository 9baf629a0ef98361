import { type AuthClient, writeLog } from '@barnwatch/shared/auth-client';
import { afterFirstPaint } from '../kept/browser-triggers';

/**
 * The icon of the installed suite says how many interventions are open. Only an installed one has such an icon: in a tab
 * nobody is asked, and a browser that has no badges shows none.
 */
export function startBadge(auth: AuthClient): void {
  if (typeof navigator.setAppBadge !== 'function' || !matchMedia('(display-mode: standalone)').matches) return;
  afterFirstPaint(() => {
    void import(/* webpackChunkName: "counting" */ './open-interventions').then(
      ({ showOpenInterventions }) => showOpenInterventions(auth),
      (cause: unknown) => writeLog('warning', 'The badge could not be loaded', { cause }),
    );
  });
}
