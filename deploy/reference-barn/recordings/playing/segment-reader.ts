import { open } from 'node:fs/promises';

/** The bytes of a segment, wherever they lie. */
export interface SegmentReader {
  /** Fewer bytes where it ends. @throws what hinders it */
  readAt(position: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** @returns null where there is no such file */
export async function openFileReader(file: string): Promise<SegmentReader | null> {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  return {
    async readAt(position, length) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    },
    close: () => handle.close(),
  };
}
