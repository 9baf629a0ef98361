import localforage from 'localforage';
import { withBlobsAsBytes } from './blobs-as-bytes';
import type { Database, StorePurpose } from './key-value-store';

const storeName = 'records';

/**
 * Opens the IndexedDB database of one purpose. Only IndexedDB: localforage's other drivers would put tokens into
 * localStorage. Every call makes a new instance, because localforage remembers a failed opening for ever.
 */
export async function openIndexedDatabase(purpose: StorePurpose): Promise<Database> {
  const database = localforage.createInstance({
    name: `barnwatch-${purpose}`,
    storeName,
    driver: localforage.INDEXEDDB,
  });
  await database.ready();
  return withBlobsAsBytes({
    getItem: (key) => database.getItem(key),
    setItem: (key, value) => database.setItem(key, value),
    removeItem: (key) => database.removeItem(key),
    keys: async () => (await keysAtOnce(database)) ?? database.keys(),
  });
}

/**
 * All keys in one answer: localforage asks for one after the other, and a start waits for each of them. Null where its
 * connection cannot be had, or ends meanwhile: it knows how to open another.
 */
async function keysAtOnce(database: LocalForage): Promise<string[] | null> {
  const own: unknown = Reflect.get(database, '_dbInfo');
  const connection: unknown = typeof own === 'object' && own !== null ? Reflect.get(own, 'db') : null;
  if (!(connection instanceof IDBDatabase)) return null;
  try {
    const request = connection.transaction(storeName).objectStore(storeName).getAllKeys();
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    return keys.map(String);
  } catch {
    return null;
  }
}
