import { takeReceived } from '@barnwatch/shared/auth-client';
import type { StateStore } from '@barnwatch/shared/state';
import { deviceStorage } from '@barnwatch/shared/storage';
import { keepDataUse } from './keep-data-use';
import { receivedRecords } from './received-records';

/** So much may be lost where a browser is killed, and so long a limit is overrun at most, ms. */
const everyMs = 10_000;

/** Counts at intervals, and at every leaving of the page. */
export function countDataUse(states: StateStore): void {
  const windowId = `${Date.now()}-${Math.random()}`;
  const records = receivedRecords(deviceStorage.open('settings'), windowId);
  const count = keepDataUse(states, { records, takeReceived, now: Date.now });
  void count();
  setInterval(() => void count(), everyMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void count();
  });
}
