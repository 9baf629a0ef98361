import { writeLog } from '@barnwatch/shared/auth-client';
import type { StateStore } from '@barnwatch/shared/state';
import { deviceStorage } from '@barnwatch/shared/storage';
import { afterFirstPaint, onKeptTrigger } from '../kept/browser-triggers';
import { watchKept } from '../kept/watch-kept';
import { openedOutboxAtom, outboxLookedAtom } from './opened-outbox';

/** As in `shared/outbox/running-outbox.ts`. */
const channelName = 'barnwatch-outbox';

/** Begins to look after what waits to be sent, once the first page is drawn, which it must not slow down. */
export function startOutboxWatch(states: StateStore): void {
  afterFirstPaint(() =>
    watchKept({
      // However late the storage is: taken for empty, what waits there would not go.
      keys: async () => {
        const { seen, values } = await deviceStorage.open('outbox').look();
        const keys = [...values.keys()];
        states.set(outboxLookedAtom, seen && keys.every((key) => key.startsWith('damaged:')));
        return keys;
      },
      load: async () => (await import(/* webpackChunkName: "outbox" */ '@barnwatch/shared/outbox')).outbox(),
      onOpened: (outbox) => states.set(openedOutboxAtom, outbox),
      onTrigger: (listener) => onKeptTrigger(channelName, listener),
      onFailure: (cause) => writeLog('warning', 'The outbox could not be loaded', { cause }),
    }),
  );
}
