import { writeLog } from '@barnwatch/shared/auth-client';
import type { StateStore } from '@barnwatch/shared/state';
import { deviceStorage } from '@barnwatch/shared/storage';
import { afterFirstPaint, onKeptTrigger } from '../kept/browser-triggers';
import { watchKept } from '../kept/watch-kept';
import { keptTransfers } from './kept-transfers';
import { type OpenedTransfers, openedTransfersAtom } from './opened-transfers';

/** As in `shared/transfers/running-transfers.ts`. */
const channelName = 'barnwatch-transfers';

async function openTransfers(): Promise<OpenedTransfers> {
  const [{ transfers }, { TransferSignView }] = await Promise.all([
    import(/* webpackChunkName: "transfers" */ '@barnwatch/shared/transfers'),
    import(/* webpackChunkName: "transfer-sign" */ './transfer-sign-view'),
  ]);
  return { transfers: transfers(), View: TransferSignView };
}

/** Begins to look after exports that are under way, once the first page is drawn, which it must not slow down. */
export function startTransferWatch(states: StateStore): void {
  afterFirstPaint(() =>
    watchKept({
      keys: () => keptTransfers(deviceStorage),
      load: openTransfers,
      onOpened: (opened) => states.set(openedTransfersAtom, opened),
      onTrigger: (listener) => onKeptTrigger(channelName, listener),
      onFailure: (cause) => writeLog('warning', 'The exports could not be loaded', { cause }),
    }),
  );
}
