/** A small grey copy of a still: enough to see whether it is the same view, and how sharp. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  /** Rows from the top, 0 black to 255 white. */
  readonly pixels: Uint8Array;
}

/** How much the grey changes at each place; of the same size as the picture that it is of. */
export type Edges = Float64Array;

export function brightnessOf({ pixels }: GreyPicture): number {
  return pixels.reduce((sum, value) => sum + value, 0) / Math.max(1, pixels.length);
}

/** Mean difference of two pictures of one size, in steps of grey. */
export function differenceOf(one: GreyPicture, other: GreyPicture): number {
  let sum = 0;
  for (const [index, value] of one.pixels.entries()) sum += Math.abs(value - (other.pixels[index] ?? 0));
  return sum / Math.max(1, one.pixels.length);
}

/** What stays where it is: animals walk through it, noise comes and goes. @param pictures of one size, at least one */
export function backgroundOf(pictures: readonly GreyPicture[]): GreyPicture {
  const [first] = pictures;
  if (!first) throw new RangeError('No background of no picture');
  const values = new Uint8Array(pictures.length);
  const middle = Math.floor(pictures.length / 2);
  const pixels = first.pixels.map((_, index) => {
    for (const [number, picture] of pictures.entries()) values[number] = picture.pixels[index] ?? 0;
    return values.sort()[middle] ?? 0;
  });
  return { ...first, pixels };
}

export function edgesOf({ width, height, pixels }: GreyPicture): Edges {
  const edges = new Float64Array(pixels.length);
  const at = (x: number, y: number): number => pixels[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      edges[y * width + x] = Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1));
    }
  }
  return edges;
}

/** Mean of the edges: a blurred or fogged picture has less of them. */
export function sharpnessOf(edges: Edges): number {
  return mean(edges);
}

/** How well edges lie on edges: 1 for the same view, about 0 for another one. */
export function likenessOf(one: Edges, other: Edges): number {
  const [oneMean, otherMean] = [mean(one), mean(other)];
  let [together, oneAlone, otherAlone] = [0, 0, 0];
  for (const [index, value] of one.entries()) {
    const [a, b] = [value - oneMean, (other[index] ?? 0) - otherMean];
    together += a * b;
    oneAlone += a * a;
    otherAlone += b * b;
  }
  const scale = Math.sqrt(oneAlone * otherAlone);
  return scale === 0 ? 0 : together / scale;
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
