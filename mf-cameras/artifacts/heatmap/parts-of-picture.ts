import type { HeatmapCells } from './heatmap-cells';

/** The parts of a picture that a sentence can name: `heatmap.parts.{name}`. Row after row from the top left. */
export const partNames = [
  'topLeft',
  'top',
  'topRight',
  'left',
  'middle',
  'right',
  'bottomLeft',
  'bottom',
  'bottomRight',
] as const;

export type PartName = (typeof partNames)[number];

/** Parts in a row, and rows of them. */
const across = 3;

/** How the animal minutes spread over the parts of the picture, 0 to 1; null where there are none. */
export function sharesOf(cells: HeatmapCells): Readonly<Record<PartName, number>> | null {
  const sums = partNames.map(() => 0);
  let total = 0;
  for (const [cell, rate] of cells.rates.entries()) {
    const column = cell % cells.columns;
    const row = Math.floor(cell / cells.columns);
    const part = partOf((row + 0.5) * cells.cellHeight) * across + partOf((column + 0.5) * cells.cellWidth);
    sums[part] = (sums[part] ?? 0) + rate;
    total += rate;
  }
  if (total <= 0) return null;
  const shareOf = (name: PartName) => (sums[partNames.indexOf(name)] ?? 0) / total;
  return {
    topLeft: shareOf('topLeft'),
    top: shareOf('top'),
    topRight: shareOf('topRight'),
    left: shareOf('left'),
    middle: shareOf('middle'),
    right: shareOf('right'),
    bottomLeft: shareOf('bottomLeft'),
    bottom: shareOf('bottom'),
    bottomRight: shareOf('bottomRight'),
  };
}

/** 0, 1 or 2. The middle of a cell at the edge can lie beyond the picture. */
function partOf(place: number): number {
  return Math.min(across - 1, Math.floor(place * across));
}
