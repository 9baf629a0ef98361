import type { FileFacts } from './file-facts';

const marker = 0xff;
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Some encoders pad the file after its end marker. */
const mostPaddingBytes = 64;

/** Size of a JPEG that has its end marker (ITU T.81). */
export function jpegFacts(bytes: Uint8Array): FileFacts {
  if (bytes[0] !== marker || bytes[1] !== startOfImage || bytes[2] !== marker) return null;
  if (!endsWithEndMarker(bytes)) return 'truncated';
  return frameSize(bytes);
}

function endsWithEndMarker(bytes: Uint8Array): boolean {
  const earliest = Math.max(2, bytes.length - mostPaddingBytes - 2);
  for (let at = bytes.length - 2; at >= earliest; at -= 1) {
    if (bytes[at] === marker && bytes[at + 1] === endOfImage) return true;
  }
  return false;
}

/** Walks the segments up to the first start-of-frame (ITU T.81, table B.1). */
function frameSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== marker) return null;
    const kind = bytes[at + 1] ?? 0;
    if (kind === marker) {
      at += 1;
      continue;
    }
    if (kind === startOfScan || kind === endOfImage) return null;
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
