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

test('the refresh token lies in the auth client’s own database, and is gone after logging out', async ({ suite }) => {
  const { page } = suite;
  await suite.walkToCameras('north-barn', 'viewer');
  const held = () =>
    page.evaluate(async () => {
      const found: string[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(opening.error);
        });
        for (const store of database.objectStoreNames) {
          const values = await new Promise<unknown[]>((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
            reading.onerror = () => reject(reading.error);
          });
          // Two parts of a token; discovery codes begin like one.
          if (/eyJ[\w-]+\.eyJ/.test(JSON.stringify(values))) found.push(name);
        }
        database.close();
      }
      return found;
    });
  const databases = await held();
  expect(databases).toHaveLength(1);
  expect(databases[0]).toMatch(/session|token|auth/i);
  await suite.signOut();
  await expect.poll(held).toEqual([]);
});
