import type { Mask } from './mask';

/** Pixels that hang together. */
export interface Blob {
  readonly pixels: readonly number[];
  readonly left: number;
  readonly top: number;
  /** Inclusive. */
  readonly right: number;
  readonly bottom: number;
}

/** The blobs of at least so many pixels, the largest first. */
export function blobsOf(mask: Mask, width: number, leastPixels: number): readonly Blob[] {
  const seen = new Uint8Array(mask.length);
  const blobs: Blob[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] !== 1 || seen[start] === 1) continue;
    const pixels = fill(mask, seen, width, start);
    if (pixels.length >= leastPixels) blobs.push({ pixels, ...boundsOf(pixels, width) });
  }
  return blobs.sort((one, other) => other.pixels.length - one.pixels.length);
}

function fill(mask: Mask, seen: Uint8Array, width: number, start: number): readonly number[] {
  const pixels = [start];
  seen[start] = 1;
  for (let next = 0; next < pixels.length; next += 1) {
    const at = pixels[next] ?? 0;
    const column = at % width;
    const around = [at - width, at + width, ...(column > 0 ? [at - 1] : []), ...(column < width - 1 ? [at + 1] : [])];
    for (const neighbour of around) {
      if (mask[neighbour] !== 1 || seen[neighbour] === 1) continue;
      seen[neighbour] = 1;
      pixels.push(neighbour);
    }
  }
  return pixels;
}

function boundsOf(pixels: readonly number[], width: number): Omit<Blob, 'pixels'> {
  let [left, top, right, bottom] = [width, Number.MAX_SAFE_INTEGER, 0, 0];
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}
