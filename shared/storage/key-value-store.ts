/** What a store is for. Each purpose is a database of its own, so that clearing a cache cannot hit what must not be lost. */
export const storePurposes = ['instances', 'session', 'settings', 'drafts', 'outbox', 'answers', 'stills'] as const;

export type StorePurpose = (typeof storePurposes)[number];

/** Untyped key-value storage: what is read back is `unknown` until a record definition has looked at it. */
export interface KeyValueStore {
  /** The stored value, or `undefined` where there is none. Never rejects. */
  read(key: string): Promise<unknown>;
  /** Resolves when the value is on disk, or in memory where the disk fails (see `StorageState`). Never rejects. */
  write(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  /** All keys that begin with `prefix`, in no particular order. */
  keys(prefix?: string): Promise<readonly string[]>;
  removeAll(prefix?: string): Promise<void>;
}

/** A database that may fail: each operation can reject or never answer. */
export interface Database {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<unknown>;
  removeItem(key: string): Promise<void>;
  keys(): Promise<string[]>;
}
