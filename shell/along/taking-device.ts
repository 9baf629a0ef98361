import { dataSavingAtom } from '@barnwatch/shared/settings';
import type { StateStore } from '@barnwatch/shared/state';
import { inTime, storageStateAtom } from '@barnwatch/shared/storage';
import type { TakingDevice } from './taking';

/** A browser that is slow to tell its room is not waited for, ms. */
const patienceMs = 2_000;

const lockName = 'barnwatch-along';

/** What the browser still gives this suite, bytes; null where it does not tell. */
export async function roomOfDevice(): Promise<number | null> {
  // Not over plain http, and not in every browser.
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  if (!storage?.estimate) return null;
  const told = await inTime(
    storage.estimate().catch(() => ({ quota: undefined, usage: undefined })),
    patienceMs,
  );
  if (told.kind === 'late') return null;
  const { quota, usage } = told.value;
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}

/** Asks the browser not to throw away what is here when the device gets full: what is taken along is meant to be there. */
export async function askToKeep(): Promise<void> {
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  await storage?.persist?.().catch(() => false);
}

/** This browser, as taking along needs it. */
export function takingDevice(states: StateStore): TakingDevice {
  return {
    now: Date.now,
    room: roomOfDevice,
    isDayUsedUp: () => states.get(dataSavingAtom).kind === 'used-up',
    trouble() {
      const storage = states.get(storageStateAtom);
      return storage.mode === 'memory' ? storage.trouble : null;
    },
    async alone(work) {
      const locks: LockManager | undefined = navigator.locks;
      if (!locks) {
        await work();
        return true;
      }
      return locks.request(lockName, { ifAvailable: true }, async (lock) => {
        if (lock === null) return false;
        await work();
        return true;
      });
    },
  };
}

/** Whether the line costs nothing, as far as the browser tells of what kind it is: by itself nothing is taken over any other. */
export function isFreeLine(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return true;
  if ('saveData' in connection && connection.saveData === true) return false;
  // Chromium on Android alone tells it; elsewhere it is left out or unknown.
  const type = 'type' in connection ? connection.type : undefined;
  return type === undefined || type === 'unknown' || type === 'wifi' || type === 'ethernet';
}
