/** What the shelf needs of the browser; tests count the calls. */
export interface ObjectUrls {
  create(blob: Blob): string;
  revoke(url: string): void;
}

export const browserObjectUrls: ObjectUrls = {
  create: (blob) => URL.createObjectURL(blob),
  revoke: (url) => URL.revokeObjectURL(url),
};

/** A picture on a shelf. `frame`: its object URL, owned by the shelf and valid for as long as the picture is on it. */
export type Shelved<Facts extends object> = Readonly<Facts> & { readonly frame: string };

interface Watch {
  readonly listener: () => void;
}

/** Pictures kept that nobody shows: a barn's list of 40 kB stills stays under 10 MB. */
const usuallyKept = 200;

/**
 * Pictures by their keys. It alone makes and revokes object URLs, one per picture on it, so that the balance is always
 * the number of pictures. A new picture replaces the old one; of those that nobody watches the one leaves first that was
 * looked at longest ago.
 */
export class PictureShelf<Facts extends object> {
  readonly #urls: ObjectUrls;
  readonly #keptUnwatched: number;
  readonly #frames = new Map<string, Shelved<Facts>>();
  readonly #blobs = new Map<string, Blob>();
  readonly #watches = new Map<string, Set<Watch>>();
  readonly #sealed = new Set<string>();

  constructor(urls: ObjectUrls = browserObjectUrls, keptUnwatched: number = usuallyKept) {
    this.#urls = urls;
    this.#keptUnwatched = keptUnwatched;
  }

  /** Object URLs that exist because of this shelf. */
  get openUrls(): number {
    return this.#frames.size;
  }

  frame(key: string): Shelved<Facts> | null {
    return this.#frames.get(key) ?? null;
  }

  /** The file behind the picture. */
  blob(key: string): Blob | null {
    return this.#blobs.get(key) ?? null;
  }

  put(key: string, blob: Blob, facts: Facts): void {
    if (this.#sealed.has(key)) return;
    this.#drop(key);
    this.#frames.set(key, { ...facts, frame: this.#urls.create(blob) });
    this.#blobs.set(key, blob);
    this.#shed();
    this.#notify(key);
  }

  /** Forgets one picture at once. */
  remove(key: string): void {
    if (this.#drop(key)) this.#notify(key);
  }

  /**
   * Forgets one picture and takes none until `unseal`: one that was under way when privacy was switched on must not come
   * in afterwards. Answers whether this is news.
   */
  seal(key: string): boolean {
    const isNew = !this.#sealed.has(key);
    this.#sealed.add(key);
    this.remove(key);
    return isNew;
  }

  /** Whether no picture is taken of it: privacy is on. */
  isSealed(key: string): boolean {
    return this.#sealed.has(key);
  }

  unseal(key: string): void {
    this.#sealed.delete(key);
  }

  /** Forgets the pictures whose key the predicate names: the account was logged out. */
  removeWhere(predicate: (key: string) => boolean): void {
    for (const key of [...this.#frames.keys()]) if (predicate(key)) this.remove(key);
  }

  /** Tells those who watch that something about this picture changed, though not the picture. */
  touch(key: string): void {
    this.#notify(key);
  }

  /** While somebody watches a key its picture stays. */
  watch(key: string, listener: () => void): () => void {
    const watches = this.#watches.get(key) ?? new Set();
    // Two may watch by the same function: each of them counts.
    const watch = { listener };
    watches.add(watch);
    this.#watches.set(key, watches);
    return () => {
      if (!watches.delete(watch) || watches.size > 0) return;
      this.#watches.delete(key);
      this.#moveToEnd(key);
      this.#shed();
    };
  }

  #moveToEnd(key: string): void {
    const held = this.#frames.get(key);
    if (!held) return;
    this.#frames.delete(key);
    this.#frames.set(key, held);
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
    const unwatched = [...this.#frames.keys()].filter((key) => !this.#watches.has(key));
    for (const key of unwatched.slice(0, Math.max(0, unwatched.length - this.#keptUnwatched))) this.#drop(key);
  }

  #notify(key: string): void {
    for (const { listener } of [...(this.#watches.get(key) ?? [])]) listener();
  }
}
