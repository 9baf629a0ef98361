import type { Frame } from './frame';

/** Red, green and blue byte by byte, as image encoders take them. */
export function rgbOf({ width, height, y, u, v }: Frame): Uint8Array {
  const rgb = new Uint8ClampedArray(width * height * 3);
  const half = width >> 1;
  for (let row = 0; row < height; row++) {
    let at = row * width * 3;
    for (let column = 0; column < width; column++, at += 3) {
      const luma = 298 * ((y[row * width + column] ?? 16) - 16) + 128;
      const chroma = (row >> 1) * half + (column >> 1);
      const blue = (u[chroma] ?? 128) - 128;
      const red = (v[chroma] ?? 128) - 128;
      rgb[at] = (luma + 409 * red) >> 8;
      rgb[at + 1] = (luma - 100 * blue - 208 * red) >> 8;
      rgb[at + 2] = (luma + 516 * blue) >> 8;
    }
  }
  return new Uint8Array(rgb.buffer);
}
