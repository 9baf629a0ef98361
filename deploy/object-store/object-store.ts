import type { BucketAddress } from './bucket-address';

export interface StoredObject {
  readonly content: Buffer;
  /** Names these bytes: what `over` of a write is compared with. */
  readonly tag: string;
}

export interface ListedObject {
  /** Below the prefix of the store. */
  readonly key: string;
  readonly bytes: number;
  /** Ms since 1970 UTC. */
  readonly changedAt: number;
}

/** What a browser is told with an object. */
export interface ObjectHeaders {
  readonly contentType: string;
  readonly cacheControl?: string;
  readonly contentEncoding?: string;
}

/** Over what may be written: one content by its tag, nothing (`null`), or whatever is there. */
export type WriteOver = { readonly tag: string | null } | 'anything';

/**
 * The part of a bucket below a prefix. What is absent is a value; a store that cannot be reached, or that refuses, is
 * an `ObjectStoreError`.
 */
export interface ObjectStore {
  readonly address: string;
  read(key: string): Promise<StoredObject | null>;
  /** @returns whether it was written: `false` when something else lies there than what it was to be written over */
  write(key: string, content: Buffer, headers: ObjectHeaders, over: WriteOver): Promise<boolean>;
  /** All below a prefix, in the order of their keys. */
  list(prefix: string): Promise<ListedObject[]>;
  /** The names directly below a prefix that have something below themselves. */
  folders(prefix: string): Promise<string[]>;
  /** Removes what is there of the keys. */
  remove(keys: readonly string[]): Promise<void>;
}

/** Why a store could not do it, in one sentence. */
export class ObjectStoreError extends Error {
  constructor(address: BucketAddress, cause: unknown) {
    const { name, message } = cause instanceof Error ? cause : { name: 'Error', message: String(cause) };
    const said = message === '' || message === 'UnknownError' ? name : `${name}: ${message}`;
    super(`s3://${address.bucket}/${address.prefix} cannot be used (${said})`, { cause });
    this.name = 'ObjectStoreError';
  }
}
