import type { Page } from '@playwright/test';
import { demoPassword } from '../../deploy/demo/accounts';
import { copiedReport } from '../faults/system-report';
import { Secrets } from '../harness/secrets';
import { expect, test } from '../harness/suite-test';

/** Everything that the page's own scripts could read of the storages that others share. */
function openStorages(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage }, cookie: document.cookie }),
  );
}

test('no token and no password leaves the auth client: not into storages, addresses, the log or a report', async ({
  suite,
}) => {
  const { page } = suite;
  const secrets = new Secrets(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await suite.walkToCameras('north-barn', 'manager');
  await suite.openCamera('Pen 1 feeder');
  await suite.expectTileState(/^(live|lagging)$/);
  await page.reload();
  await suite.expectTileState(/^(live|lagging)$/);
  expect((await secrets.tokens()).length).toBeGreaterThanOrEqual(2);

  const report = await copiedReport(suite);
  const addresses = suite.network
    .addresses()
    // Product 7.2: the one address that must carry it.
    .filter((address) => !/\/api\/login\/ey/.test(address));
  const places: readonly (readonly [string, string])[] = [
    ['the open storages', await openStorages(page)],
    ['an address', [...visited, ...addresses].join('\n')],
    ['the report', report],
    ['the page', await page.content()],
  ];
  for (const [place, text] of places) {
    await secrets.expectNoneIn(text, place);
    expect(text.includes(demoPassword), `the password is in ${place}`).toBe(false);
  }
  expect(await page.context().cookies()).toEqual([]);
});

test('the refresh token lies sealed in the auth client’s own database, and is gone after logging out', async ({
  suite,
}) => {
  const { page } = suite;
  await suite.walkToCameras('north-barn', 'viewer');
  const databases = await storedTexts(page);
  // Two parts of a token; discovery codes begin like one.
  expect(databases.filter(({ text }) => /eyJ[\w-]+\.eyJ/.test(text))).toEqual([]);
  const sealed = () => storedTexts(page).then((all) => all.filter(({ text }) => text.includes('sealed/grant/')));
  const kept = await sealed();
  expect(kept.map(({ name }) => name)).toEqual([expect.stringMatching(/session|token|auth/i)]);
  await suite.signOut();
  await expect.poll(sealed).toEqual([]);
});

/** Keys and values of every database of the page, as far as they are text. */
function storedTexts(page: Page): Promise<readonly { readonly name: string; readonly text: string }[]> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: { name: string; text: string }[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([settled(objects.getAllKeys()), settled(objects.getAll())]);
        found.push({ name, text: JSON.stringify([keys, values]) });
      }
      database.close();
    }
    return found;
  });
}
