/** A still larger than this is refused: a 4K JPEG of a barn stays under 3 MB. */
export const MAX_STILL_BYTES = 8 * 1024 * 1024;
/** Decoded pictures cost 4 bytes a pixel; 24 megapixels is beyond any barn camera. */
const MAX_STILL_PIXELS = 24_000_000;

export const STILL_DAMAGES = [
  'empty',
  'too-large',
  'not-a-jpeg',
  'truncated',
  'too-many-pixels',
  'undecodable',
] as const;
export type StillDamage = (typeof STILL_DAMAGES)[number];

export type JpegVerdict =
  | { readonly ok: true; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly damage: StillDamage };

const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** Some encoders pad the file after its end marker. */
const MAX_PADDING_BYTES = 64;

/**
 * Says whether bytes are one whole JPEG before they reach a decoder: the browser shows the upper half of a
 * truncated file without an error, and a small file can declare a picture that fills the memory.
 */
export function inspectJpeg(bytes: Uint8Array): JpegVerdict {
  if (bytes.length === 0) return damaged('empty');
  if (bytes.length > MAX_STILL_BYTES) return damaged('too-large');
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE || bytes[2] !== MARKER) return damaged('not-a-jpeg');
  if (!endsWithEndMarker(bytes)) return damaged('truncated');
  const size = readFrameSize(bytes);
  if (!size) return damaged('not-a-jpeg');
  if (size.width * size.height > MAX_STILL_PIXELS) return damaged('too-many-pixels');
  return { ok: true, ...size };
}

function damaged(damage: StillDamage): JpegVerdict {
  return { ok: false, damage };
}

function endsWithEndMarker(bytes: Uint8Array): boolean {
  const earliest = Math.max(2, bytes.length - MAX_PADDING_BYTES - 2);
  for (let at = bytes.length - 2; at >= earliest; at -= 1) {
    if (bytes[at] === MARKER && bytes[at + 1] === END_OF_IMAGE) return true;
  }
  return false;
}

/** Walks the segments up to the first start-of-frame (ITU T.81, table B.1). */
function readFrameSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== MARKER) return null;
    const kind = bytes[at + 1] ?? 0;
    if (kind === MARKER) {
      at += 1;
      continue;
    }
    if (kind === START_OF_SCAN || kind === END_OF_IMAGE) return null;
    if (isStartOfFrame(kind)) {
      const height = view.getUint16(at + 5);
      const width = view.getUint16(at + 7);
      return width > 0 && height > 0 ? { width, height } : null;
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** C0…CF are frames, except C4 (Huffman tables), C8 (reserved) and CC (arithmetic coding). */
function isStartOfFrame(kind: number): boolean {
  return kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
}
