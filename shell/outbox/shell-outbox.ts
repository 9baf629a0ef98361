import { writeLog } from '@barnwatch/shared/auth-client';
import type { Outbox } from '@barnwatch/shared/outbox';
import { deviceStorage } from '@barnwatch/shared/storage';
import { afterFirstPaint, onOutboxOccasion } from './browser-occasions';
import { type OutboxDoor, watchOutbox } from './outbox-door';

let door: OutboxDoor | null = null;
const waiting = new Set<() => void>();

/** Begins to look after what waits to be sent, once the first page is drawn: it must not cost that anything. */
export function startOutboxWatch(): void {
  afterFirstPaint(() => {
    door = watchOutbox({
      keys: () => deviceStorage.open('outbox').keys(),
      load: async () => (await import(/* webpackChunkName: "outbox" */ '@barnwatch/shared/outbox')).outbox(),
      onOccasion: onOutboxOccasion,
      onFailure: (cause) => writeLog('warning', 'The outbox could not be loaded', { cause }),
    });
    for (const listener of waiting) door.subscribe(listener);
  });
}

/** The outbox of this window as far as there was a reason to fetch it, for the frame. */
export const shellOutbox: { readonly get: () => Outbox | null; readonly subscribe: OutboxDoor['subscribe'] } = {
  get: () => door?.get() ?? null,
  subscribe(listener) {
    waiting.add(listener);
    const end = door?.subscribe(listener);
    return () => {
      waiting.delete(listener);
      end?.();
    };
  },
};
