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
export interface KeptDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly string[];
  /** The store of the records, and these by their key. */
  readonly store: string;
  readonly records: Readonly<Record<string, unknown>>;
}

function database(purpose: string, values: Readonly<Record<string, unknown>>): KeptDatabase {
  const records = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { version: 1, value }]));
  const stores = ['records', 'local-forage-detect-blob-support'];
  return { name: `barnwatch-${purpose}`, version: 2, stores, store: 'records', records };
}

/**
 * What a suite has stored on the device of somebody who signed in some time ago and has chosen a language: what
 * `auth-client/session/token-vault.ts` and `i18n/language-memory.ts` wrote then. A token that lies open is sealed when it
 * is first read (decision 0005); one that is sealed cannot be put on another device.
 */
export function signedInState({ barnId, accountName, language, refreshToken }: SignedIn): readonly KeptDatabase[] {
  const grant = { refreshToken, revision: 1, clockOffsetMs: 0, accountName };
  return [
    database('session', { [`grant/${barnId}`]: grant }),
    database('settings', { language }),
    database('instances', { 'selected-barn': barnId }),
  ];
}
