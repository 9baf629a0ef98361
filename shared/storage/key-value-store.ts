/** What a store is for. Each purpose is a database of its own, so that clearing a cache cannot hit what must not be lost. */
export const storePurposes = [
  'instances',
  'session',
  'settings',
  'drafts',
  'outbox',
  'answers',
  'stills',
  'transfers',
  'transfer-parts',
] as const;

export type StorePurpose = (typeof storePurposes)[number];

/** Untyped key-value storage: what is read back is `unknown` until a record definition has looked at it. */
export interface KeyValueStore {
  /**
   * The stored value, or `undefined` where there is none: however late the disk says so, and with what was written
   * meanwhile. A disk that refuses is as empty as it can be. Never rejects.
   */
  read(key: string): Promise<unknown>;
  /** Resolves when the value is on disk, or in memory where the disk fails (see `StorageState`). Never rejects. */
  write(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  /** All keys that begin with `prefix`, in no particular order; as patient as `read`. */
  keys(prefix?: string): Promise<readonly string[]>;
  removeAll(prefix?: string): Promise<void>;
  /** How long it is worth waiting now, where somebody waits, ms: see `inTime`. Nothing while the disk is known to be late. */
  patienceMs(): number;
}

/** A store that also tells whether the disk has spoken, and when it has taken something. */
export interface PatientStore extends KeyValueStore {
  /** All records whose keys begin with `prefix`, however late the disk answers. */
  look(prefix?: string): Promise<Look>;
  /** Resolves when nothing of the record is in memory alone, however late that is. */
  landed(key: string): Promise<void>;
}

export interface Look {
  /** False where the disk refused: there may be more. */
  readonly seen: boolean;
  readonly values: ReadonlyMap<string, unknown>;
}

/** A database that may fail: each operation can reject or never answer. */
export interface Database {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<unknown>;
  removeItem(key: string): Promise<void>;
  keys(): Promise<string[]>;
}
