import { writeLog } from '@barnwatch/shared/auth-client';
import type { StateStore } from '@barnwatch/shared/state';
import { afterFirstPaint } from '../kept/browser-triggers';

/** After the first page: the first pictures go before what only counts them, ms. */
const laterMs = 4_000;

/** Counts what this device receives in a day. What comes in before its program is there is counted when it is. */
export function startDataUse(states: StateStore): void {
  const start = () =>
    import(/* webpackChunkName: "counting" */ './count-data-use').then(
      ({ countDataUse }) => countDataUse(states),
      (cause: unknown) => writeLog('warning', 'What is received cannot be counted', { cause }),
    );
  afterFirstPaint(() => setTimeout(start, laterMs));
}
