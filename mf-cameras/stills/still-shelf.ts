import type { StillFrame } from './still-frame';

/** What the shelf needs of the browser; tests count the calls. */
export interface ObjectUrls {
  create(blob: Blob): string;
  revoke(url: string): void;
}

export const browserObjectUrls: ObjectUrls = {
  create: (blob) => URL.createObjectURL(blob),
  revoke: (url) => URL.revokeObjectURL(url),
};

/** Frames kept for cameras that no tile shows: a barn's list of 40 kB stills stays under 10 MB. */
const KEPT_UNWATCHED = 200;

/**
 * The last still of every camera. It alone makes and revokes object URLs, one per frame on it, so that the
 * balance is always the number of frames. A new frame replaces the old one; what nobody watches leaves oldest first.
 */
export class StillShelf {
  readonly #urls: ObjectUrls;
  readonly #keptUnwatched: number;
  readonly #frames = new Map<string, StillFrame>();
  readonly #blobs = new Map<string, Blob>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #sealed = new Set<string>();

  constructor(urls: ObjectUrls = browserObjectUrls, keptUnwatched: number = KEPT_UNWATCHED) {
    this.#urls = urls;
    this.#keptUnwatched = keptUnwatched;
  }

  /** Object URLs that exist because of this shelf. */
  get openUrls(): number {
    return this.#frames.size;
  }

  frame(key: string): StillFrame | null {
    return this.#frames.get(key) ?? null;
  }

  /** The JPEG behind the frame. */
  blob(key: string): Blob | null {
    return this.#blobs.get(key) ?? null;
  }

  put(key: string, blob: Blob, facts: Omit<StillFrame, 'frame'>): void {
    if (this.#sealed.has(key)) return;
    this.#drop(key);
    this.#frames.set(key, { ...facts, frame: this.#urls.create(blob) });
    this.#blobs.set(key, blob);
    this.#shed();
    this.#notify(key);
  }

  /** Forgets one camera's picture at once. */
  remove(key: string): void {
    if (this.#drop(key)) this.#notify(key);
  }

  /**
   * Forgets one camera's picture and takes none until `unseal`: one that was under way when privacy was switched on
   * must not come in afterwards. Answers whether this is news.
   */
  seal(key: string): boolean {
    const isNew = !this.#sealed.has(key);
    this.#sealed.add(key);
    this.remove(key);
    return isNew;
  }

  unseal(key: string): void {
    this.#sealed.delete(key);
  }

  /** Forgets the pictures whose key the predicate names: the account was logged out. */
  removeWhere(predicate: (key: string) => boolean): void {
    for (const key of [...this.#frames.keys()]) if (predicate(key)) this.remove(key);
  }

  /** Tells those who watch that something about this camera changed, though not its frame. */
  touch(key: string): void {
    this.#notify(key);
  }

  watch(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(key, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(key);
      this.#shed();
    };
  }

  #drop(key: string): boolean {
    const held = this.#frames.get(key);
    if (!held) return false;
    this.#frames.delete(key);
    this.#blobs.delete(key);
    this.#urls.revoke(held.frame);
    return true;
  }

  #shed(): void {
    const unwatched = [...this.#frames.keys()].filter((key) => !this.#listeners.has(key));
    for (const key of unwatched.slice(0, Math.max(0, unwatched.length - this.#keptUnwatched))) this.#drop(key);
  }

  #notify(key: string): void {
    for (const listener of this.#listeners.get(key) ?? []) listener();
  }
}
