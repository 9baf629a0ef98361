import type { KeyValueStore, StorePurpose } from '@barnwatch/shared/storage';

/** What this device keeps of some instances and would lose with them, counted. */
export interface KeptOnDevice {
  /** Entries that wait to be sent. */
  readonly unsent: number;
  /** Typed, and not finished. */
  readonly drafts: number;
  readonly pictures: number;
}

/** Every store names its records `instance/account/…`, each part encoded as in an address. */
function prefixOf(instanceId: string): string {
  return `${encodeURIComponent(instanceId)}/`;
}

/** Counts what is kept of the instances. Storage that fails counts as empty. */
export async function keptOnDevice(
  instanceIds: readonly string[],
  storage: { open(purpose: StorePurpose): Pick<KeyValueStore, 'keys'> },
): Promise<KeptOnDevice> {
  const count = async (purpose: StorePurpose): Promise<number> => {
    const store = storage.open(purpose);
    const keys = await Promise.all(instanceIds.map((instanceId) => store.keys(prefixOf(instanceId))));
    return keys.flat().length;
  };
  const [unsent, drafts, pictures] = await Promise.all([count('outbox'), count('drafts'), count('stills')]);
  return { unsent, drafts, pictures };
}
