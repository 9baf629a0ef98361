import { readFragmentTimes } from './fragment-bytes';
import { type SeekTable, seek } from './seek-table';
import { openFileReader, type SegmentReader } from './segment-reader';

/** Of almost every camera, the head of a fragment with the head of its data fits into this. */
const usualHeadBytes = 4_096;
/** What this program writes is far smaller; anything else is damage. */
const mostBoxBytes = 64_000_000;
const boxHeadBytes = 8;

/** A fragment, found by its head. Times are ms in the time of its file. */
interface Fragment {
  readonly at: number;
  readonly length: number;
  readonly startMs: number;
  readonly durationMs: number;
}

/**
 * The head and the fragments of a fragmented MP4 of this program, as far as it is whole. A file that is gone has none.
 * @param fromMs fragments that end before this, in the time of the file, are passed over
 * @throws the signal's reason
 */
export async function* readStoredParts(file: string, fromMs: number, signal: AbortSignal): AsyncGenerator<Buffer> {
  const reader = await openFileReader(file);
  if (reader) yield* readParts(reader, { fromMs, table: [] }, signal);
}

/** The same of what a reader reads, which is closed at the end. @throws the signal's reason, and what the reader throws */
export async function* readParts(
  reader: SegmentReader,
  { fromMs, table }: { readonly fromMs: number; readonly table: SeekTable },
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  try {
    const head = await readHead(reader);
    if (head.length === 0) return;
    let isHeadDue = true;
    for await (const fragment of readFragments(reader, signal, Math.max(head.length, seek(table, fromMs)))) {
      if (isHeadDue) yield head;
      isHeadDue = false;
      if (fragment.startMs + fragment.durationMs <= fromMs) continue;
      const bytes = await reader.readAt(fragment.at, fragment.length);
      if (bytes.length < fragment.length) return;
      yield bytes;
    }
  } finally {
    await reader.close();
  }
}

/** What stands before the first fragment; empty where the file is cut before that. */
async function readHead(reader: SegmentReader): Promise<Buffer> {
  for (let at = 0; ; ) {
    const box = boxOf(await reader.readAt(at, usualHeadBytes));
    if (!box) return Buffer.alloc(0);
    if (box.type === 'moof') return reader.readAt(0, at);
    at += box.length;
  }
}

/** The fragments from a place on, by their heads alone, as far as the file is whole. @throws as above */
export async function* readFragments(
  reader: SegmentReader,
  signal: AbortSignal,
  from = 0,
): AsyncGenerator<Fragment, void, undefined> {
  for (let at = from; ; ) {
    signal.throwIfAborted();
    const seen = await reader.readAt(at, usualHeadBytes);
    const box = boxOf(seen);
    if (!box) return;
    if (box.type !== 'moof') {
      at += box.length;
      continue;
    }
    const needed = box.length + boxHeadBytes;
    const head = needed <= seen.length ? seen : await reader.readAt(at, needed);
    const data = boxOf(head.subarray(box.length, needed));
    const times = readFragmentTimes(head.subarray(0, box.length));
    if (data?.type !== 'mdat' || !times) return;
    const length = box.length + data.length;
    yield { at, length, ...times };
    at += length;
  }
}

function boxOf(bytes: Buffer): { readonly type: string; readonly length: number } | null {
  if (bytes.length < boxHeadBytes) return null;
  const length = bytes.readUInt32BE(0);
  if (length < boxHeadBytes || length > mostBoxBytes) return null;
  return { type: bytes.toString('latin1', 4, boxHeadBytes), length };
}
