import { drawTurned, type Look } from './draw-turned';
import { readPixels } from './read-pixels';

/** One after the other until one finds the code. A small code in a large photo is found only large. */
const looks: readonly Look[] = [
  { side: 1000, turn: 0 },
  { side: 1000, turn: 30 },
  { side: 700, turn: 15 },
  { side: 1600, turn: 0 },
  { side: 1600, turn: -20 },
  { side: 500, turn: 0 },
  { side: 700, turn: 45 },
  { side: 3200, turn: 0 },
];

/** A picture smaller than this is enlarged to it: a code needs some pixels a module. */
const leastSide = 500;

/**
 * The ways of looking that can show something new: none enlarges the picture, except that a small one is made large
 * enough.
 */
function looksAt(largest: number): readonly Look[] {
  if (largest >= 1000) return looks.filter(({ side }) => side <= largest);
  const side = Math.max(largest, leastSide);
  return [0, 30, 15].map((turn) => ({ side, turn }));
}

/**
 * The text of the QR code in a picture file, or null.
 * @throws {DOMException} when the browser cannot decode it as a picture
 */
export async function readPicture(file: Blob, signal: AbortSignal): Promise<string | null> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  try {
    for (const look of looksAt(Math.max(bitmap.width, bitmap.height))) {
      if (signal.aborted) return null;
      const pixels = drawTurned(bitmap, bitmap, look, canvas);
      const text = pixels && readPixels(pixels, 'photo');
      if (text !== null) return text;
      // Each look takes part of a second on an old phone: the page lives between them.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return null;
  } finally {
    bitmap.close();
  }
}
