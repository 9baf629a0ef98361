import type { Page } from '@playwright/test';
import { signInAt } from './barn-api';
import { quietFile } from './quiet-file';
import { runningSuite } from './running-suite';
import { type KeptDatabase, signedInState } from './signed-in-state';
import type { Account, Barn } from './suite';
import type { Language } from './words';

/** Where each barn really listens: what a test puts between the browser and a barn is not asked. */
function addressOf(barn: Barn): string {
  const { north, south, testBarn } = runningSuite();
  return { 'north-barn': north, 'south-barn': south, 'test-barn': testBarn.address }[barn];
}

/** Writes databases on the device, from a page that is at the suite's address. */
function keep(page: Page, databases: readonly KeptDatabase[]): Promise<void> {
  return page.evaluate(async (wanted) => {
    for (const { name, version, stores, store, records } of wanted) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.onupgradeneeded = () => {
          for (const each of stores) opening.result.createObjectStore(each);
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite');
          for (const [key, record] of Object.entries(records)) writing.objectStore(store).put(record, key);
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    }
  }, databases);
}

/**
 * Makes a fresh browser the device of somebody who is signed in. Signing in by hand has journeys of its own, and takes a
 * second of every test that proves something else. It is the page of the test that writes, before anything of the suite
 * runs in it: a page for that alone would be a process more.
 */
export async function makeSignedInDevice(
  page: Page,
  { barn, account, language }: { readonly barn: Barn; readonly account: Account; readonly language: Language },
): Promise<void> {
  const refreshToken = await signInAt(addressOf(barn), account);
  await page.goto(`${runningSuite().address}${quietFile}`);
  await keep(page, signedInState({ barnId: barn, accountName: account, language, refreshToken }));
}
