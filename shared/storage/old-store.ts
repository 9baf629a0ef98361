import localforage from 'localforage';
import type { Database } from './key-value-store';

/** Where localforage puts everything when it is not configured: so did the clients before this suite. */
const oldDatabase = { name: 'localforage', storeName: 'keyvaluepairs' } as const;

/** Whether such a database is there. Where a browser cannot say, it is looked for. */
async function exists(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  if (!('databases' in indexedDB)) return true;
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === oldDatabase.name);
}

/** The storage of a client before this suite on the same origin; null where there is none. It is never created. */
export async function openOldStore(): Promise<Pick<Database, 'getItem' | 'setItem'> | null> {
  if (!(await exists())) return null;
  const database = localforage.createInstance({ ...oldDatabase, driver: localforage.INDEXEDDB });
  await database.ready();
  return database;
}
