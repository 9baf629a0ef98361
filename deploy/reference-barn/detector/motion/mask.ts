/** A small grey picture: a byte for each pixel, row after row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

/** One byte for each pixel: 1 where it holds. */
export type Mask = Uint8Array;

/** Of 255: sensors and compression make still pixels differ by less. */
const leastDifference = 22;
/** Of nine pixels: what is alone is noise. */
const leastNeighbours = 5;

/** Where a picture differs from another one, once both are equally bright; single pixels are left out. */
export function differing({ width, height, grey }: GreyPicture, other: ArrayLike<number>): Mask {
  const offset = medianDifference(grey, other);
  const raw = new Uint8Array(grey.length);
  for (let at = 0; at < grey.length; at += 1) {
    if (Math.abs((grey[at] ?? 0) - (other[at] ?? 0) - offset) >= leastDifference) raw[at] = 1;
  }
  const mask = new Uint8Array(grey.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      let neighbours = 0;
      for (let row = y - 1; row <= y + 1; row += 1) {
        const at = row * width + x;
        neighbours += (raw[at - 1] ?? 0) + (raw[at] ?? 0) + (raw[at + 1] ?? 0);
      }
      if (neighbours >= leastNeighbours) mask[y * width + x] = 1;
    }
  }
  return mask;
}

export function countOf(mask: Mask): number {
  let count = 0;
  for (const value of mask) count += value;
  return count;
}

/** A camera that lets more light in makes everything brighter: that is no movement. */
function medianDifference(grey: Uint8Array, other: ArrayLike<number>): number {
  const histogram = new Uint32Array(511);
  for (let at = 0; at < grey.length; at += 1) {
    const bin = 255 + Math.round((grey[at] ?? 0) - (other[at] ?? 0));
    histogram[bin] = (histogram[bin] ?? 0) + 1;
  }
  let seen = 0;
  for (let bin = 0; bin < histogram.length; bin += 1) {
    seen += histogram[bin] ?? 0;
    if (seen * 2 >= grey.length) return bin - 255;
  }
  return 0;
}
