import { expect, type Page } from '@playwright/test';

/** What every database of the suite on this device holds, as text, by the database's name. */
export function readDatabases(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        // Not by its handlers: what makes the suite's storage slow (`slow-storage.ts`) is not to hold up a look at it.
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const held: Record<string, string> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      const texts: string[] = [];
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
        texts.push(JSON.stringify({ keys, values }));
      }
      database.close();
      held[name] = texts.join('\n');
    }
    return held;
  });
}

/**
 * Waits until an answer (or a draft, or something of the settings) with this text lies on the device: what is shown is written a moment later, and a
 * page that is left before that knows nothing of it when it comes back.
 */
export async function untilKept(
  page: Page,
  text: string,
  kind: 'answers' | 'drafts' | 'settings' = 'answers',
): Promise<void> {
  const records = async () => (await readDatabases(page))[`barnwatch-${kind}`] ?? '';
  await expect.poll(records, `"${text}" lies among the ${kind} on the device`).toContain(text);
}

/** Waits until the last pictures of so many cameras lie on the device. */
export async function untilStillsKept(page: Page, cameras: number): Promise<void> {
  const count = async (): Promise<number> => {
    const stores = ((await readDatabases(page))['barnwatch-stills'] ?? '').split('\n').filter((text) => text !== '');
    const keys = stores.flatMap((text) => (JSON.parse(text) as { readonly keys: readonly string[] }).keys);
    return keys.filter((key) => key.includes('/')).length;
  };
  await expect.poll(count, `${cameras} pictures lie on the device`).toBeGreaterThanOrEqual(cameras);
}

/** Writes a record of one of the suite's databases, behind the suite's back. */
export function writeRecord(page: Page, database: string, key: string, value: unknown): Promise<void> {
  return page.evaluate(
    ({ database, key, value }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('records', 'readwrite');
          writing.objectStore('records').put(value, key);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { database, key, value },
  );
}

/** Two parts of a token; discovery codes begin like one. */
const tokens = /eyJ[\w-]+\.eyJ/;

/** The databases in which a token lies. */
export async function databasesWithTokens(page: Page): Promise<readonly string[]> {
  return Object.entries(await readDatabases(page)).flatMap(([name, text]) => (tokens.test(text) ? [name] : []));
}
