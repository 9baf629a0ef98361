import type { Database } from './key-value-store';
import { storageTrouble } from './storage-state';

/** How a record with files lies on a disk that takes no files. */
interface AsBytes {
  readonly asBytes: unknown;
}

/** A file within such a record. */
interface BytesOfBlob {
  readonly blobBytes: ArrayBuffer;
  readonly type: string;
}

/**
 * A database that keeps files where the browser takes none: in a private window WebKit refuses a record with a `Blob`, and
 * takes the same bytes without it. Where files are taken they stay files: an earlier shell reads them too.
 */
export function withBlobsAsBytes(database: Database): Database {
  let refusesBlobs = false;

  async function setItem(key: string, value: unknown): Promise<unknown> {
    if (!hasBlob(value)) return database.setItem(key, value);
    if (refusesBlobs) return database.setItem(key, { asBytes: await written(value) } satisfies AsBytes);
    try {
      return await database.setItem(key, value);
    } catch (cause) {
      if (storageTrouble(cause) !== 'refused') throw cause;
      const stored = await database.setItem(key, { asBytes: await written(value) } satisfies AsBytes);
      refusesBlobs = true;
      return stored;
    }
  }

  return {
    setItem,
    async getItem(key) {
      const stored = await database.getItem(key);
      return isAsBytes(stored) ? read(stored.asBytes) : stored;
    },
    removeItem: (key) => database.removeItem(key),
    keys: () => database.keys(),
  };
}

function isAsBytes(stored: unknown): stored is AsBytes {
  return typeof stored === 'object' && stored !== null && 'asBytes' in stored;
}

function isBytesOfBlob(value: object): value is BytesOfBlob {
  return 'blobBytes' in value && value.blobBytes instanceof ArrayBuffer && 'type' in value;
}

/** Whether it is a list or a plain object: all else is stored as it is. */
function isComposed(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

function hasBlob(value: unknown): boolean {
  return value instanceof Blob || (isComposed(value) && Object.values(value).some(hasBlob));
}

async function written(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return { blobBytes: await value.arrayBuffer(), type: value.type } satisfies BytesOfBlob;
  if (Array.isArray(value)) return Promise.all(value.map(written));
  if (!isComposed(value)) return value;
  return Object.fromEntries(
    await Promise.all(Object.entries(value).map(async ([name, part]) => [name, await written(part)] as const)),
  );
}

function read(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(read);
  if (!isComposed(value)) return value;
  if (isBytesOfBlob(value)) return new Blob([value.blobBytes], { type: value.type });
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, read(part)]));
}
