import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { troubleAt } from '../harness/page-watch';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

const fixture = path.join(import.meta.dirname, '../../shared/auth-client/migration/old-barns.fixture.json');
const oldBarns: unknown = JSON.parse(readFileSync(fixture, 'utf8'));

/** Writes the barns of the client before this suite, as docs/decisions/0008 says. */
function plant(page: Page): Promise<void> {
  return page.evaluate(
    (barns) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('localforage', 2);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('keyvaluepairs');
          opening.result.createObjectStore('local-forage-detect-blob-support');
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('keyvaluepairs', 'readwrite');
          writing.objectStore('keyvaluepairs').put(barns, 'barns');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    oldBarns,
  );
}

function oldRecords(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('localforage');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keyvaluepairs').objectStore('keyvaluepairs').get('barns');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );
}

test('barns of the client before this suite are taken over once, without their tokens', async ({ suite }) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
  // Their addresses lead nowhere from here, and the gateway does not know them.
  suite.watch.expect(
    ...troubleAt(`${runningSuite().senator}/gw/south-old`),
    ...['http://192.168.1.20', 'https://gateway.example', 'https://south.lan'].flatMap((address) => [
      ...troubleAt(address),
      ...troubleAt(`${address}:8071`),
      ...troubleAt(`${address}:8443`),
    ]),
  );
  await suite.start();
  await plant(page);
  await page.reload();
  const card = (name: RegExp) => page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await expect(card(/^Nordstall$/)).toBeVisible();
  await expect(card(/^south$/)).toBeVisible();
  for (const name of [/^done$/, /shed without gateway/, /known already/, /damaged/])
    await expect(card(name)).toHaveCount(0);
  await expect(card(/^Nordstall$/)).toContainText(t('card.notSignedIn'));
  await expect.poll(() => oldRecords(page)).not.toContain('eyJ');

  await card(/^south$/)
    .getByRole('button', { name: t('card.more', { barn: 'south' }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('details.remove'), exact: true })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('removeBarn.confirm'), exact: true })
    .click();
  await expect(card(/^south$/)).toHaveCount(0);
  await page.reload();
  await expect(card(/^Nordstall$/)).toBeVisible();
  await expect(card(/^south$/), 'what was removed does not come back').toHaveCount(0);
});
