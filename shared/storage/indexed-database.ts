import localforage from 'localforage';
import { withBlobsAsBytes } from './blobs-as-bytes';
import type { Database, StorePurpose } from './key-value-store';

/**
 * Opens the IndexedDB database of one purpose. Only IndexedDB: localforage's other drivers would put tokens into
 * localStorage. Every call makes a new instance, because localforage remembers a failed opening for ever.
 */
export async function openIndexedDatabase(purpose: StorePurpose): Promise<Database> {
  const database = localforage.createInstance({
    name: `barnwatch-${purpose}`,
    storeName: 'records',
    driver: localforage.INDEXEDDB,
  });
  await database.ready();
  return withBlobsAsBytes(database);
}
