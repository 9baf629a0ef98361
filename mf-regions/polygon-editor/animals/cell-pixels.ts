/** Orange, which is told from the grey of night pictures and from most regions. */
const color = [255, 140, 0] as const;
/** Of the fullest cell, of 255. */
const mostCover = 150;

/** Red, green, blue and cover of each cell: by its root, so that what is little can be told from nothing. */
export function cellPixels(cells: readonly number[]): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(cells.length * 4);
  const most = cells.reduce((top, cell) => Math.max(top, cell), 0);
  for (const [place, cell] of cells.entries()) {
    const cover = most === 0 ? 0 : Math.round(mostCover * Math.sqrt(cell / most));
    pixels.set([...color, cover], place * 4);
  }
  return pixels;
}
