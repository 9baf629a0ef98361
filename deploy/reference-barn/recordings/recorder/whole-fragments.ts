import type { FileHandle } from 'node:fs/promises';

/** How far a file that was never finished can be used. */
export interface WholePart {
  readonly bytes: number;
  /** When its last picture begins, ms in the file's time. */
  readonly lastPictureMs: number;
}

/** Fragments that this program writes are far smaller; anything else is damage. */
const mostHeadBytes = 4_000_000;

/** Reads a fragmented MP4 of this program up to its last whole fragment; `null` when there is none. */
export async function readWholeFragments(file: FileHandle): Promise<WholePart | null> {
  const { size } = await file.stat();
  let at = 0;
  let found: WholePart | null = null;
  let lastPictureMs = 0;
  for (;;) {
    const head = await readAt(file, at, 8);
    if (!head) return found;
    const length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    if (length < 8 || at + length > size) return found;
    if (type === 'moof') {
      const moof = length > mostHeadBytes ? null : await readAt(file, at, length);
      const last = moof && lastPictureOf(moof);
      if (last == null) return found;
      lastPictureMs = last;
    }
    at += length;
    if (type === 'mdat') found = { bytes: at, lastPictureMs };
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : null;
}

/** Where in the file's time the last picture of a fragment begins, ms; `null` when it is damaged. */
function lastPictureOf(moof: Buffer): number | null {
  const tfdt = contentOf(moof, 'tfdt');
  const trun = contentOf(moof, 'trun');
  if (!tfdt || !trun) return null;
  const start = Number(tfdt.readBigUInt64BE(4));
  const samples = trun.readUInt32BE(4);
  const bytesOfSample = 16;
  if (trun.length < 12 + samples * bytesOfSample) return null;
  let length = 0;
  for (let index = 0; index < samples - 1; index += 1) length += trun.readUInt32BE(12 + index * bytesOfSample);
  return start + length;
}

/** The content of the first box of a type, found by its name: these heads hold no bytes that could be mistaken for one. */
function contentOf(head: Buffer, type: string): Buffer | null {
  const name = head.indexOf(type, 0, 'latin1');
  if (name < 4) return null;
  const length = head.readUInt32BE(name - 4);
  return name - 4 + length > head.length ? null : head.subarray(name + 4, name - 4 + length);
}
