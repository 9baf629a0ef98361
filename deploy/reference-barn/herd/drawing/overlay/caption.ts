import { recent } from '../../behaviour/recent';
import type { Frame } from '../frame';
import { glyphGrid, lettersOf, type Stroke, strokesOf } from './glyphs';

/** Height of capitals as a share of the picture's height, and the least in pixels. */
const size = { share: 0.03, least: 8 } as const;
const marginShare = 0.028;
/** Below this height the text could not be read, so there is none. */
const leastPictureHeight = 200;
const white = 228;
const black = 22;

/** Coverage of a letter and of the dark rim around it, 0 to 255 a pixel. */
interface Glyph {
  width: number;
  height: number;
  fill: Uint8Array;
  rim: Uint8Array;
}

const glyphs = recent<string, Glyph>(600);

/** Burns a clock into the upper left and a name into the upper right of a picture. */
export function drawCaptions(frame: Frame, clock: string, name: string): void {
  if (frame.height < leastPictureHeight) return;
  const unit = Math.max(size.least, frame.height * size.share) / glyphGrid.height;
  const margin = Math.round(frame.height * marginShare);
  drawText(frame, clock, margin, margin, unit);
  const room = frame.width / 2 - 2 * margin;
  const letters = lettersOf(name).slice(0, Math.floor(room / (glyphGrid.advance * unit)));
  const width = Math.round(letters.length * glyphGrid.advance * unit);
  drawText(frame, letters.join(''), frame.width - margin - width, margin, unit);
}

function drawText(frame: Frame, text: string, left: number, top: number, unit: number): void {
  lettersOf(text).forEach((letter, index) => {
    const glyph = glyphs(`${letter} ${unit}`, () => glyphOf(strokesOf(letter), unit));
    drawGlyph(frame, glyph, Math.round(left + index * glyphGrid.advance * unit - unit * 2), Math.round(top - unit * 3));
  });
}

function drawGlyph({ y, u, v, width, height }: Frame, glyph: Glyph, left: number, top: number): void {
  for (let row = 0; row < glyph.height; row++) {
    for (let column = 0; column < glyph.width; column++) {
      const [atX, atY] = [left + column, top + row];
      if (atX < 0 || atY < 0 || atX >= width || atY >= height) continue;
      const rim = glyph.rim[row * glyph.width + column] ?? 0;
      if (rim === 0) continue;
      const fill = glyph.fill[row * glyph.width + column] ?? 0;
      const at = atY * width + atX;
      const rimmed = (y[at] ?? 0) + (((black - (y[at] ?? 0)) * rim) >> 8);
      y[at] = rimmed + (((white - rimmed) * fill) >> 8);
      const chroma = (atY >> 1) * (width >> 1) + (atX >> 1);
      u[chroma] = (u[chroma] ?? 128) + (((128 - (u[chroma] ?? 128)) * rim) >> 9);
      v[chroma] = (v[chroma] ?? 128) + (((128 - (v[chroma] ?? 128)) * rim) >> 9);
    }
  }
}

/** Two grid units of room to the left and right, three above (umlauts) and two below. */
function glyphOf(strokes: readonly Stroke[], unit: number): Glyph {
  const width = Math.ceil((glyphGrid.width + 4) * unit);
  const height = Math.ceil((glyphGrid.height + 5) * unit);
  const glyph = { width, height, fill: new Uint8Array(width * height), rim: new Uint8Array(width * height) };
  const half = Math.max(0.62, unit * 0.46);
  const rim = Math.max(0.9, unit * 0.55);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const distance = distanceTo(strokes, (column + 0.5) / unit - 2, (row + 0.5) / unit - 3) * unit;
      glyph.fill[row * width + column] = 255 * clamp(half - distance + 0.5);
      glyph.rim[row * width + column] = 190 * clamp((half + rim - distance) / rim + 0.2);
    }
  }
  return glyph;
}

function distanceTo(strokes: readonly Stroke[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { fromX, fromY, toX, toY } of strokes) {
    const [dx, dy] = [toX - fromX, toY - fromY];
    const share = clamp(((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1));
    least = Math.min(least, Math.hypot(x - fromX - share * dx, y - fromY - share * dy));
  }
  return least;
}

function clamp(share: number): number {
  return share < 0 ? 0 : share > 1 ? 1 : share;
}
