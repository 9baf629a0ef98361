import type { FileFacts } from './file-facts';

/** Signature and size of the whole picture. */
const leastBytes = 14;
/** The last byte of every whole file. */
const trailer = 0x3b;

/** Size of a GIF that has its end (GIF89a): moving thumbnails come as such. */
export function gifFacts(bytes: Uint8Array): FileFacts {
  const signature = String.fromCharCode(...bytes.subarray(0, 6));
  if (signature !== 'GIF89a' && signature !== 'GIF87a') return null;
  if (bytes.length < leastBytes || bytes.at(-1) !== trailer) return 'truncated';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}
