import type { SegmentReader } from '../playing/segment-reader';
import { createSharedWork } from '../shared-work';

/** A part of a stored file; null where there is none. @throws what hinders it */
export type ReadRange = (file: string, first: number, last: number, signal: AbortSignal) => Promise<Buffer | null>;

/** What is fetched at a time: some seconds of pictures, so that a player is not made to wait for more than it shows. */
const blockBytes = 512 * 1_024;
/** Who looks again a little earlier, and all who watch the same, fetch nothing anew. */
const mostBlocks = 64;

/** Files of a store, read in blocks, of which the latest are kept in memory. */
export interface BlockCache {
  /** @returns null where the store has no such file @throws what hinders it, at reading, too */
  open(file: string, sizeBytes: number, signal: AbortSignal): Promise<SegmentReader | null>;
}

export function createBlockCache(readRange: ReadRange): BlockCache {
  const kept = new Map<string, Buffer>();
  const fetching = createSharedWork<Buffer | null>();

  async function block(file: string, sizeBytes: number, index: number, signal: AbortSignal): Promise<Buffer | null> {
    const name = `${file} ${index}`;
    const known = kept.get(name);
    const first = index * blockBytes;
    const last = Math.min(sizeBytes, first + blockBytes) - 1;
    const bytes = known ?? (await fetching.join(name, (ending) => readRange(file, first, last, ending), signal));
    if (bytes === null) return null;
    // The one asked for last stands last.
    kept.delete(name);
    kept.set(name, bytes);
    const [oldest] = kept.keys();
    if (kept.size > mostBlocks && oldest !== undefined) kept.delete(oldest);
    return bytes;
  }

  return {
    async open(file, sizeBytes, signal) {
      if ((await block(file, sizeBytes, 0, signal)) === null) return null;
      return {
        async readAt(position, length) {
          const end = Math.min(position + length, sizeBytes);
          const parts: Buffer[] = [];
          for (let at = position; at < end; ) {
            const index = Math.floor(at / blockBytes);
            const bytes = await block(file, sizeBytes, index, signal);
            const part = bytes?.subarray(at - index * blockBytes, end - index * blockBytes) ?? Buffer.alloc(0);
            if (part.length === 0) break;
            parts.push(part);
            at += part.length;
          }
          return Buffer.concat(parts);
        },
        close: () => Promise.resolve(),
      };
    },
  };
}
