import { writeLog } from '../auth-client';
import { browserChannel } from '../auth-client/environment/browser-channel';
import { browserLock } from '../auth-client/environment/browser-lock';
import { runningClient } from '../auth-client/running';
import { makeIdentifier } from '../outbox/make-identifier';
import { deviceStorage, diskOf } from '../storage';
import { browserTurn } from './browser-turn';
import { createTransfers, type Transfers } from './transfers';
import type { TransfersEnvironment } from './transfers-environment';

let running: Transfers | null = null;

function browserEnvironment(): TransfersEnvironment {
  const auth = runningClient();
  const disk = diskOf('transfer-parts');
  const ending = new AbortController();
  // A window that is put aside may come back; its waiting goes on then.
  addEventListener('pagehide', ({ persisted }) => !persisted && ending.abort());
  return {
    store: deviceStorage.open('transfers'),
    onDisk: (work) => disk.run(work),
    states: auth.states,
    now: auth.now,
    makeIdentifier,
    lock: browserLock(),
    turn: browserTurn(makeIdentifier, ending.signal),
    channel: browserChannel('barnwatch-transfers'),
    instances: auth.instances,
    client: (instanceId) => auth.client(instanceId),
    after(pauseMs, run) {
      const timer = setTimeout(run, pauseMs);
      return () => clearTimeout(timer);
    },
    onWake(listener) {
      addEventListener('online', listener);
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener());
    },
    onSignedOut: auth.onSignedOut,
    // On plain http there is no such promise to ask for.
    keep: () => void navigator.storage?.persist?.().catch(() => undefined),
    log: writeLog,
  };
}

/**
 * The exports of this window; the first call starts them. The shell calls it once its first screen is drawn and exports
 * are there, so that they go on whatever screen is open.
 *
 * @throws {Error} when the auth client has not been started
 */
export function transfers(): Transfers {
  running ??= createTransfers(browserEnvironment());
  return running;
}
