import { writeLog } from '@barnwatch/shared/auth-client';
import type { StateStore } from '@barnwatch/shared/state';
import { afterFirstPaint } from '../kept/browser-triggers';

/** After the first page, ms: what waits since another day may wait for the first pictures. */
const laterMs = 4_000;

/** Looks for what was shared and is in no form yet, as after a sudden end. Where browsers keep nothing, nothing was. */
export function startShares(states: StateStore): void {
  if (!isSecureContext) return;
  const look = () =>
    import(/* webpackChunkName: "shares" */ './waiting-shares').then(
      ({ lookForShares }) => lookForShares(states),
      (cause: unknown) => writeLog('warning', 'What looks for shared things could not be loaded', { cause }),
    );
  afterFirstPaint(() => setTimeout(look, laterMs));
}
