import type { Database } from './key-value-store';
import { storageTrouble } from './storage-state';

/** Fetched where a browser refuses files, which few do. */
const blobBytes = () => import('./blob-bytes');

/**
 * A database that keeps files where the browser takes none: in a private window WebKit refuses a record with a `Blob`, and
 * takes the same bytes without it. Where files are taken they stay files: an earlier shell reads them too.
 */
export function withBlobsAsBytes(database: Database): Database {
  /** Known once it has refused a file, and taken its bytes. */
  let bytes: Awaited<ReturnType<typeof blobBytes>> | null = null;

  async function setItem(key: string, value: unknown): Promise<unknown> {
    if (bytes?.hasBlob(value)) return database.setItem(key, await bytes.bytesInPlaceOfBlobs(value));
    try {
      return await database.setItem(key, value);
    } catch (cause) {
      if (storageTrouble(cause) !== 'refused') throw cause;
      const late = await blobBytes().catch(() => null);
      if (!late?.hasBlob(value)) throw cause;
      const stored = await database.setItem(key, await late.bytesInPlaceOfBlobs(value));
      bytes = late;
      return stored;
    }
  }

  return {
    setItem,
    async getItem(key) {
      const stored = await database.getItem(key);
      const isBytes = typeof stored === 'object' && stored !== null && 'asBytes' in stored;
      return isBytes ? (await blobBytes()).blobsOfBytes(stored) : stored;
    },
    removeItem: (key) => database.removeItem(key),
    keys: () => database.keys(),
  };
}
