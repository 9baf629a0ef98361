import type { BrowserContextOptions } from '@playwright/test';

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Who is signed in on a device, and where. */
export interface SignedIn {
  /** `globalUniqueIdentifier` of the barn. */
  readonly barnId: string;
  readonly accountName: string;
  readonly language: string;
  /** One that nobody has used. */
  readonly refreshToken: string;
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
 * What a suite at an address has stored on the device of somebody who signed in some time ago and has chosen a language:
 * what `auth-client/session/token-vault.ts` and `i18n/language-memory.ts` wrote then. A token that lies open is sealed
 * when it is first read (decision 0005); one that is sealed cannot be put on another device.
 */
export function signedInState(origin: string, { barnId, accountName, language, refreshToken }: SignedIn): StorageState {
  const grant = { refreshToken, revision: 1, clockOffsetMs: 0, accountName };
  const indexedDB = [
    database('session', { [`grant/${barnId}`]: grant }),
    database('settings', { language }),
    database('instances', { 'selected-barn': barnId }),
  ];
  // Playwright's type does not name the databases that it takes.
  const origins = [{ origin, localStorage: [], indexedDB }];
  return { cookies: [], origins };
}
