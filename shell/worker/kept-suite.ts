import * as v from 'valibot';
import type { SnapshotFacts } from '../offline/worker-messages';
import type { SuiteFile } from './suite-files';

const fileSchema = v.object({ url: v.string(), integrity: v.string(), bytes: v.number() });

/** A whole suite on the device: its registry as it was sent, and every file that belongs to it. */
const snapshotSchema = v.object({
  form: v.literal(1),
  registry: v.string(),
  composedAt: v.number(),
  takenAt: v.number(),
  remotes: v.array(v.string()),
  files: v.array(fileSchema),
});

export type Snapshot = v.InferOutput<typeof snapshotSchema>;

/** All caches of the suite begin so: an origin may have others. */
export const cachePrefix = 'barnwatch';
const filesCache = `${cachePrefix}-files`;
const recordCache = `${cachePrefix}-snapshot`;
/** The one entry whose exchange makes another suite the kept one: until then the files of both lie side by side. */
const recordKey = '/barnwatch-snapshot';

/** Under another digest other bytes: an address alone would let a damaged take overwrite what a good one has. */
function keyOf({ url, integrity }: Pick<SuiteFile, 'url' | 'integrity'>): string {
  const key = new URL(url);
  key.searchParams.set('integrity', integrity);
  return key.href;
}

export function factsOf({ composedAt, takenAt, files }: Snapshot): SnapshotFacts {
  return { composedAt, takenAt, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** The suite that is kept on the device. Whatever of it cannot be read is as good as not there. */
export class KeptSuite {
  readonly #caches: CacheStorage;
  #known: Snapshot | null | undefined;

  constructor(caches: CacheStorage) {
    this.#caches = caches;
  }

  async snapshot(): Promise<Snapshot | null> {
    if (this.#known === undefined) this.#known = await this.#read();
    return this.#known;
  }

  async #read(): Promise<Snapshot | null> {
    const record = await this.#caches.match(recordKey, { cacheName: recordCache });
    const parsed = v.safeParse(snapshotSchema, await record?.json().catch(() => null));
    return parsed.success ? parsed.output : null;
  }

  async has(file: SuiteFile): Promise<boolean> {
    return (await this.#caches.match(keyOf(file), { cacheName: filesCache })) !== undefined;
  }

  async put(file: SuiteFile, answer: Response): Promise<void> {
    await (await this.#caches.open(filesCache)).put(keyOf(file), answer);
  }

  /** From now on this is the kept suite. All of its files must be there. */
  async adopt(snapshot: Snapshot): Promise<void> {
    const record = new Response(JSON.stringify(snapshot), { headers: { 'content-type': 'application/json' } });
    await (await this.#caches.open(recordCache)).put(recordKey, record);
    this.#known = snapshot;
  }

  /** A kept file: that of the kept suite, else one that an open page of an earlier one may still ask for. */
  async find(address: string): Promise<Response | undefined> {
    const url = new URL(address);
    url.search = '';
    // Looked for without opening it, which would make one where there is none.
    const files = { cacheName: filesCache };
    const named = (await this.snapshot())?.files.find((file) => file.url === url.href);
    const kept = named && (await this.#caches.match(keyOf(named), files));
    return kept ?? (await this.#caches.match(url.href, { ...files, ignoreSearch: true }));
  }

  /** Throws away the files that belong neither to the kept suite nor below one of these addresses. */
  async forgetAllBut(needs: readonly string[]): Promise<void> {
    const kept = new Set((await this.snapshot())?.files.map(keyOf));
    const files = await this.#caches.open(filesCache);
    for (const { url } of await files.keys())
      if (!kept.has(url) && !needs.some((need) => url.startsWith(need))) await files.delete(url);
  }
}
