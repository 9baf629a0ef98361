import type { KeyValueStore, StorePurpose } from '@barnwatch/shared/storage';

const purposes = ['transfers', 'transfer-parts'] as const satisfies readonly StorePurpose[];

interface Storage {
  readonly open: (purpose: StorePurpose) => Pick<KeyValueStore, 'keys'>;
}

/** Keys of the exports, and of bytes that may belong to none any more: those are removed when the exports start. */
export async function keptTransfers(storage: Storage): Promise<readonly string[]> {
  return (await Promise.all(purposes.map((purpose) => storage.open(purpose).keys()))).flat();
}
