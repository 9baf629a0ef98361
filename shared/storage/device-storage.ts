import { createDurableStore } from './durable-store';
import { openIndexedDatabase } from './indexed-database';
import type { Database, KeyValueStore, StorePurpose } from './key-value-store';
import type { StorageState, StorageTrouble } from './storage-state';

/** All that is stored on this device, one database a purpose, and whether it is truly stored. */
export interface DeviceStorage {
  open(purpose: StorePurpose): KeyValueStore;
  /** Stable between changes: fit for `useSyncExternalStore`. */
  state(): StorageState;
  subscribe(listener: () => void): () => void;
}

export interface DeviceStorageEnvironment {
  openDatabase: (purpose: StorePurpose) => Promise<Database>;
  now: () => number;
}

export function createDeviceStorage({ openDatabase, now }: DeviceStorageEnvironment): DeviceStorage {
  const stores = new Map<StorePurpose, KeyValueStore>();
  const troubles = new Map<StorePurpose, StorageTrouble>();
  const listeners = new Set<() => void>();
  let state: StorageState = { mode: 'durable' };

  function onTrouble(purpose: StorePurpose, trouble: StorageTrouble | null): void {
    if (trouble) troubles.set(purpose, trouble);
    else troubles.delete(purpose);
    const [first] = troubles.values();
    const since = state.mode === 'memory' ? state.since : now();
    state = first ? { mode: 'memory', trouble: first, since } : { mode: 'durable' };
    for (const listener of listeners) listener();
  }

  return {
    open(purpose) {
      const store =
        stores.get(purpose) ??
        createDurableStore({
          open: () => openDatabase(purpose),
          now,
          onTrouble: (trouble) => onTrouble(purpose, trouble),
        });
      stores.set(purpose, store);
      return store;
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's storage. Nothing is opened before the first operation. */
export const deviceStorage: DeviceStorage = createDeviceStorage({ openDatabase: openIndexedDatabase, now: Date.now });
