const base = 'https://suite.example';

class MemoryCache {
  readonly entries = new Map<string, Response>();
  /** Throws instead of writing, as a device without room or a browser that is killed. */
  refuses: (address: string) => Error | null = () => null;

  async match(address: string, options: { readonly ignoreSearch?: boolean } = {}): Promise<Response | undefined> {
    const wanted = new URL(address, base);
    const found = [...this.entries].find(([key]) => {
      const url = new URL(key);
      return options.ignoreSearch ? url.origin + url.pathname === wanted.origin + wanted.pathname : key === wanted.href;
    });
    return found?.[1].clone();
  }

  async put(address: string, answer: Response): Promise<void> {
    const problem = this.refuses(address);
    if (problem !== null) throw problem;
    this.entries.set(new URL(address, base).href, answer);
  }

  async delete(address: string): Promise<boolean> {
    return this.entries.delete(address);
  }

  async keys(): Promise<readonly { readonly url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }));
  }
}

/** What a worker keeps, in memory: as much of it as the worker uses. */
export class MemoryCaches {
  readonly all = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const cache = this.all.get(name) ?? new MemoryCache();
    this.all.set(name, cache);
    return cache;
  }

  async match(
    address: string,
    { cacheName, ...options }: { readonly cacheName: string; readonly ignoreSearch?: boolean },
  ): Promise<Response | undefined> {
    return this.all.get(cacheName)?.match(address, options);
  }

  async has(name: string): Promise<boolean> {
    return this.all.has(name);
  }

  async keys(): Promise<readonly string[]> {
    return [...this.all.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }

  /** The edge of the double: everything else of a browser's caches is never asked for. */
  asCaches(): CacheStorage {
    return this as unknown as CacheStorage;
  }
}
