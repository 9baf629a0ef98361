import type { FileFacts } from './file-facts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Signature, the chunk IHDR that tells the size, and the chunk IEND that ends the file. */
const leastBytes = 8 + 25 + 12;
/** A chunk without content: length 0, its name, and the check sum that goes with it. */
const endChunk = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

/** Size of a PNG that has its last chunk (PNG, third edition, 5.2 and 11.2). */
export function pngFacts(bytes: Uint8Array): FileFacts {
  if (signature.some((byte, at) => bytes[at] !== byte)) return null;
  if (bytes.length < leastBytes) return 'truncated';
  const end = bytes.length - endChunk.length;
  if (endChunk.some((byte, at) => bytes[end + at] !== byte)) return 'truncated';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  return width > 0 && height > 0 ? { width, height } : null;
}
