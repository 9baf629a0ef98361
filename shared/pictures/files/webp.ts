import type { FileFacts } from './file-facts';

/** `RIFF`, the length of what follows it, `WEBP`, and the head of the first chunk. */
const leastBytes = 30;

/** Size of a WebP that is as long as it says (RFC 9649). */
export function webpFacts(bytes: Uint8Array): FileFacts {
  if (textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP') return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < leastBytes || bytes.length < 8 + view.getUint32(4, true)) return 'truncated';
  switch (textAt(bytes, 12)) {
    case 'VP8X':
      return { width: 1 + unsigned24(view, 24), height: 1 + unsigned24(view, 27) };
    case 'VP8L': {
      const sizes = view.getUint32(21, true);
      return { width: 1 + (sizes & 0x3f_ff), height: 1 + ((sizes >>> 14) & 0x3f_ff) };
    }
    case 'VP8 ': {
      const width = view.getUint16(26, true) & 0x3f_ff;
      const height = view.getUint16(28, true) & 0x3f_ff;
      return width > 0 && height > 0 ? { width, height } : null;
    }
    default:
      return null;
  }
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function unsigned24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
}
