import type { Frame } from '../frame';

/** 48 bits of time, then one byte that makes the XOR of all seven bytes zero; most significant bit first. */
const timeBytes = 6;
const blocks = (timeBytes + 1) * 8;
/** The row of blocks lies along the bottom edge and takes this share of the height. */
const heightShare = 1 / 16;
const white = 235;
const black = 16;
/** A block whose luma is nearer than this to the middle is not trusted. */
const leastContrast = 20;

/** Draws a time (ms since 1970 UTC) as blocks that survive video encoding; white is 1. */
export function drawTimeBarcode({ y, u, v, width, height }: Frame, timeMs: number): void {
  const bits = bitsOf(timeMs);
  const fromRow = firstRow(height);
  for (let row = fromRow; row < height; row++) {
    for (let column = 0; column < width; column++) {
      y[row * width + column] = bits[Math.floor((column * blocks) / width)] ? white : black;
    }
  }
  const half = width >> 1;
  u.fill(128, (fromRow >> 1) * half);
  v.fill(128, (fromRow >> 1) * half);
}

/**
 * Reads the time that `drawTimeBarcode` drew, also from a decoded or scaled picture.
 * @param luma brightness of the picture row by row, 0 to 255
 * @returns ms since 1970 UTC, or null where no intact barcode is
 */
export function readTimeBarcode(luma: ArrayLike<number>, width: number, height: number): number | null {
  const top = firstRow(height);
  const bytes = new Uint8Array(timeBytes + 1);
  for (let block = 0; block < blocks; block++) {
    const from = Math.ceil(((block + 0.25) * width) / blocks);
    const to = Math.max(from + 1, Math.floor(((block + 0.75) * width) / blocks));
    let [sum, count] = [0, 0];
    for (let row = top + Math.floor((height - top) * 0.3); row < top + Math.ceil((height - top) * 0.8); row++) {
      for (let column = from; column < to; column++) {
        sum += luma[row * width + column] ?? 0;
        count++;
      }
    }
    const bright = sum / count - (white + black) / 2;
    if (!(Math.abs(bright) >= leastContrast)) return null;
    if (bright > 0) bytes[block >> 3] = (bytes[block >> 3] ?? 0) | (0x80 >> (block & 7));
  }
  if (bytes.reduce((parity, byte) => parity ^ byte, 0) !== 0) return null;
  return bytes.subarray(0, timeBytes).reduce((time, byte) => time * 256 + byte, 0);
}

function bitsOf(timeMs: number): readonly boolean[] {
  const bytes: number[] = [];
  for (let rest = Math.floor(timeMs); bytes.length < timeBytes; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256);
  bytes.push(bytes.reduce((parity, byte) => parity ^ byte, 0));
  return bytes.flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte & (0x80 >> bit)) !== 0));
}

/** Even, so that the colour planes have the same edge. */
function firstRow(height: number): number {
  return height - Math.max(4, Math.floor((height * heightShare) / 2) * 2);
}
