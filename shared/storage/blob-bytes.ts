/** How a record with files lies on a disk that takes no files. */
interface AsBytes {
  readonly asBytes: unknown;
}

/** A file within such a record. */
interface BytesOfBlob {
  readonly blobBytes: ArrayBuffer;
  readonly type: string;
}

/** The record with bytes in place of its files. */
export async function bytesInPlaceOfBlobs(value: unknown): Promise<AsBytes> {
  return { asBytes: await written(value) };
}

/** The record as it was, of `bytesInPlaceOfBlobs`. */
export const blobsOfBytes = (stored: AsBytes): unknown => read(stored.asBytes);

function isBytesOfBlob(value: object): value is BytesOfBlob {
  return 'blobBytes' in value && value.blobBytes instanceof ArrayBuffer && 'type' in value;
}

/** Whether it is a list or a plain object: all else is stored as it is. */
function isComposed(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

export function hasBlob(value: unknown): boolean {
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
