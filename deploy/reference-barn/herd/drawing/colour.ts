/** Red, green, blue, 0 to 1, as a screen shows them. */
export type Rgb = readonly [number, number, number];

/** Luma 16–235 and chroma 16–240: BT.601, limited range, what an H.264 decoder takes a small picture for. */
export function lumaOf(red: number, green: number, blue: number): number {
  return 16 + 65.481 * red + 128.553 * green + 24.966 * blue;
}

export function blueChromaOf(red: number, green: number, blue: number): number {
  return 128 - 37.797 * red - 74.203 * green + 112 * blue;
}

export function redChromaOf(red: number, green: number, blue: number): number {
  return 128 + 112 * red - 93.786 * green - 18.214 * blue;
}
