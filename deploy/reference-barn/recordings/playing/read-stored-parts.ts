import { type FileHandle, open } from 'node:fs/promises';
import { readFragmentTimes } from './fragment-bytes';

/** Of almost every camera, the head of a fragment with the head of its data fits into this. */
const usualHeadBytes = 4_096;
/** What this program writes is far smaller; anything else is damage. */
const mostBoxBytes = 64_000_000;
const boxHeadBytes = 8;

/**
 * The head and the fragments of a fragmented MP4 of this program, as far as it is whole. A file that is gone has none.
 * @param fromMs fragments that end before this, in the time of the file, are passed over
 * @throws the signal's reason
 */
export async function* readStoredParts(file: string, fromMs: number, signal: AbortSignal): AsyncGenerator<Buffer> {
  const handle = await open(file).catch(() => null);
  if (!handle) return;
  try {
    const head: Buffer[] = [];
    for (let at = 0; ; ) {
      signal.throwIfAborted();
      const seen = await readAt(handle, at, usualHeadBytes);
      const box = boxOf(seen);
      if (!box) return;
      if (box.type === 'moof') {
        const whole = await fragmentAt(handle, at, seen, box.length, fromMs);
        if (!whole) return;
        if (head.length > 0) yield Buffer.concat(head.splice(0));
        if (whole.bytes) yield whole.bytes;
        at += whole.length;
      } else {
        const bytes = box.length <= seen.length ? seen.subarray(0, box.length) : await readAt(handle, at, box.length);
        if (bytes.length < box.length) return;
        head.push(bytes);
        at += box.length;
      }
    }
  } finally {
    await handle.close();
  }
}

/** @param seen of the fragment, from its beginning on @returns without bytes for one that is passed over; null: not whole */
async function fragmentAt(
  handle: FileHandle,
  at: number,
  seen: Buffer,
  moofBytes: number,
  fromMs: number,
): Promise<{ readonly length: number; readonly bytes: Buffer | null } | null> {
  const needed = moofBytes + boxHeadBytes;
  const head = needed <= seen.length ? seen : await readAt(handle, at, needed);
  const data = boxOf(head.subarray(moofBytes, needed));
  const times = readFragmentTimes(head.subarray(0, moofBytes));
  if (data?.type !== 'mdat' || !times) return null;
  const length = moofBytes + data.length;
  if (times.startMs + times.durationMs <= fromMs) return { length, bytes: null };
  const bytes = await readAt(handle, at, length);
  return bytes.length < length ? null : { length, bytes };
}

function boxOf(bytes: Buffer): { readonly type: string; readonly length: number } | null {
  if (bytes.length < boxHeadBytes) return null;
  const length = bytes.readUInt32BE(0);
  if (length < boxHeadBytes || length > mostBoxBytes) return null;
  return { type: bytes.toString('latin1', 4, boxHeadBytes), length };
}

/** Fewer bytes where the file ends. */
async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
