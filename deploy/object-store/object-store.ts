import type { BucketAddress } from './bucket-address';
import type { Pace } from './pace';

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

/** A file of this machine, and what a store has to show of it once it has it. */
export interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  /** Of its content, in Base64: the store refuses any other. */
  readonly md5: string;
  /** How fast it may go; left out: as the line allows. */
  readonly pace?: Pace | undefined;
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
  /** @param last with it; beyond the end there is nothing */
  readRange(key: string, first: number, last: number, signal: AbortSignal): Promise<Buffer | null>;
  /** @returns whether it was written: `false` when something else lies there than what it was to be written over */
  write(key: string, content: Buffer, headers: ObjectHeaders, over: WriteOver): Promise<boolean>;
  /** Answers once the store has shown that it has all of the file; whatever lay there is gone. */
  writeFile(key: string, file: StoredFile, headers: ObjectHeaders, signal: AbortSignal): Promise<void>;
  /** All below a prefix, in the order of their keys. */
  list(prefix: string): Promise<ListedObject[]>;
  /** The same, a thousand at most at a time: there may be millions. */
  pages(prefix: string, signal?: AbortSignal): AsyncIterable<readonly ListedObject[]>;
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
