import type { BrowserContextOptions } from '@playwright/test';
import type { KeptDatabase } from '../../harness/signed-in-state';

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Databases as Playwright puts them on a new device, for a suite at an address. */
export function storageState(origin: string, databases: readonly KeptDatabase[]): StorageState {
  const indexedDB = databases.map(({ name, version, stores, store, records }) => ({
    name,
    version,
    stores: stores.map((each) => ({
      name: each,
      autoIncrement: false,
      indexes: [],
      records: each === store ? Object.entries(records).map(([key, value]) => ({ key, value })) : [],
    })),
  }));
  // Playwright's type does not name the databases that it takes.
  const origins = [{ origin, localStorage: [], indexedDB }];
  return { cookies: [], origins };
}
