import type { StateStore } from '../state';
import { createDurableStore } from './durable-store';
import { openIndexedDatabase } from './indexed-database';
import type { Database, PatientStore, StorePurpose } from './key-value-store';
import { type StorageState, type StorageTrouble, storageStateAtom } from './storage-state';

/** All that is stored on this device, one database a purpose, and whether it is truly stored. */
export interface DeviceStorage {
  open(purpose: StorePurpose): PatientStore;
  /** From now on `storageStateAtom` says there whether it is truly stored. */
  showIn(states: StateStore): void;
}

export interface DeviceStorageEnvironment {
  openDatabase: (purpose: StorePurpose) => Promise<Database>;
  now: () => number;
  /** Runs something later: how storage that failed is tried again. */
  after?: (pauseMs: number, run: () => void) => void;
}

export function createDeviceStorage({
  openDatabase,
  now,
  after = (pauseMs, run) => void setTimeout(run, pauseMs),
}: DeviceStorageEnvironment): DeviceStorage {
  const stores = new Map<StorePurpose, PatientStore>();
  const troubles = new Map<StorePurpose, StorageTrouble>();
  let state: StorageState = { mode: 'durable' };
  let shownIn: StateStore | null = null;

  function onTrouble(purpose: StorePurpose, trouble: StorageTrouble | null): void {
    if (trouble) troubles.set(purpose, trouble);
    else troubles.delete(purpose);
    const [first] = troubles.values();
    const since = state.mode === 'memory' ? state.since : now();
    state = first ? { mode: 'memory', trouble: first, since } : { mode: 'durable' };
    shownIn?.set(storageStateAtom, state);
  }

  return {
    open(purpose) {
      const store =
        stores.get(purpose) ??
        createDurableStore({
          open: () => openDatabase(purpose),
          now,
          after,
          inOrder: purpose === 'outbox',
          onTrouble: (trouble) => onTrouble(purpose, trouble),
        });
      stores.set(purpose, store);
      return store;
    },
    showIn(states) {
      shownIn = states;
      states.set(storageStateAtom, state);
    },
  };
}

/** The browser's storage. Nothing is opened before the first operation. */
export const deviceStorage: DeviceStorage = createDeviceStorage({ openDatabase: openIndexedDatabase, now: Date.now });
