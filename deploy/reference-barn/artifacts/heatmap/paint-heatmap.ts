import { createYielder } from '../../data/create-yielder';
import { type ColourMapName, colourTable } from './colour-maps';
import type { HeatmapGrid } from './heatmap-grid';

/** The fullest hundredth of the cells in use has the highest colour: one favourite bed does not darken all others. */
const fullest = 0.99;
/** How much of the picture below shows through, from the emptiest to the fullest cell. */
const opacity = { least: 0.3, most: 0.85 } as const;
const backgroundDimming = 0.62;

/**
 * Lays the colours of a grid over a grey picture.
 * @param grey a byte for each pixel, `width` × `height`
 * @returns red, green and blue, byte by byte
 * @throws the signal's reason
 */
export async function paintHeatmap(
  { columns, rows, minutes }: HeatmapGrid,
  grey: Uint8Array,
  { width, height, cell }: { readonly width: number; readonly height: number; readonly cell: number },
  colorMap: ColourMapName,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const yieldTurn = createYielder(signal);
  const table = colourTable(colorMap);
  const most = fullColourOf(minutes);
  const values = Float32Array.from(minutes, (value) => Math.sqrt(Math.min(1, value / most)));
  const valueAt = (column: number, row: number): number =>
    values[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 0;
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const row = (y + 0.5) / cell - 0.5;
    const above = Math.floor(row);
    for (let x = 0; x < width; x += 1) {
      const column = (x + 0.5) / cell - 0.5;
      const left = Math.floor(column);
      const [right, down] = [column - left, row - above];
      const upper = valueAt(left, above) * (1 - right) + valueAt(left + 1, above) * right;
      const lower = valueAt(left, above + 1) * (1 - right) + valueAt(left + 1, above + 1) * right;
      const value = upper * (1 - down) + lower * down;
      const background = (grey[y * width + x] ?? 0) * backgroundDimming;
      const cover = value <= 0 ? 0 : Math.min(1, value * 12) * (opacity.least + (opacity.most - opacity.least) * value);
      const shade = Math.round(value * 255) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const colour = table[shade + channel] ?? 0;
        rgb[(y * width + x) * 3 + channel] = Math.round(background * (1 - cover) + colour * cover);
      }
    }
    await yieldTurn();
  }
  return rgb;
}

/** The minutes from which on a cell has the last colour. */
export function fullColourOf(minutes: Float64Array): number {
  const used = minutes.filter((value) => value > 0).sort();
  return used[Math.round((used.length - 1) * fullest)] ?? 1;
}
