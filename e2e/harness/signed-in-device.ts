import type { BrowserContext } from '@playwright/test';
import { signInAt } from './barn-api';
import { runningSuite } from './running-suite';
import type { Account, Barn } from './suite';
import type { Language } from './words';

/** Where each barn really listens: what a test puts between the browser and a barn is not asked. */
function addressOf(barn: Barn): string {
  const { north, south, testBarn } = runningSuite();
  return { 'north-barn': north, 'south-barn': south, 'test-barn': testBarn.address }[barn];
}

/** A database of the suite as `localforage` makes it. */
function database(purpose: string, records: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(records).map(([key, value]) => ({ key, value: { version: 1, value } }));
  const store = { autoIncrement: false, indexes: [] };
  return {
    name: `barnwatch-${purpose}`,
    version: 2,
    stores: [
      { ...store, name: 'records', records: entries },
      { ...store, name: 'local-forage-detect-blob-support', records: [] },
    ],
  };
}

/**
 * Makes a fresh browser the device of somebody who signed in some time ago and has chosen a language: what
 * `auth-client/session/token-vault.ts` and `i18n/language-memory.ts` have written then. Signing in by hand has journeys
 * of its own, and takes a second of every test that proves something else.
 */
export async function makeSignedInDevice(
  context: BrowserContext,
  { barn, account, language }: { readonly barn: Barn; readonly account: Account; readonly language: Language },
): Promise<void> {
  const refreshToken = await signInAt(addressOf(barn), account);
  const grant = { refreshToken, revision: 1, clockOffsetMs: 0, accountName: account };
  const indexedDB = [
    database('session', { [`grant/${barn}`]: grant }),
    database('settings', { language }),
    database('instances', { 'selected-barn': barn }),
  ];
  const origins = [{ origin: runningSuite().address, localStorage: [], indexedDB }];
  await context.setStorageState({ cookies: [], origins } as Parameters<BrowserContext['setStorageState']>[0]);
}
