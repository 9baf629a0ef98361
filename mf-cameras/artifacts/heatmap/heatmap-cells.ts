/** What a heatmap shows, as figures. */
export interface HeatmapCells {
  readonly columns: number;
  readonly rows: number;
  /** Animal minutes an hour that was seen, by cell, row after row from the top left: spans can be compared. */
  readonly rates: readonly number[];
  /** How much of the picture a cell covers, in shares of its width and height; those at the edges reach beyond it. */
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/** The fullest hundredth of the cells in use has the highest colour: one favourite bed does not darken all others. */
const fullest = 0.99;

/** The rate that has the highest colour, the same for all maps that are shown together: above 0. */
export function scaleOf(maps: readonly (readonly number[])[]): number {
  return Math.max(0, ...maps.map(highest)) || 1;
}

/** The same for differences: what is far from none, whichever way. */
export function differenceScaleOf(differences: readonly number[]): number {
  return highest(differences.map(Math.abs)) || 1;
}

function highest(rates: readonly number[]): number {
  const used = rates.filter((rate) => rate > 0).sort((one, other) => one - other);
  return used[Math.round((used.length - 1) * fullest)] ?? 0;
}

/** How much more each cell has in the later map, an hour. Null where the two do not lie over each other. */
export function differenceOf(earlier: HeatmapCells, later: HeatmapCells): readonly number[] | null {
  if (earlier.columns !== later.columns || earlier.rows !== later.rows) return null;
  return later.rates.map((rate, cell) => rate - (earlier.rates[cell] ?? 0));
}

/** What of a heatmap tells how large its cells are in the picture: all in pixels. */
export interface CellMeasures {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly gridsize: number;
  /** Of the camera's picture, width by height. */
  readonly aspect: number;
}

/** How much of the picture a cell covers, in shares of its width and height. */
export function cellSize({ columns, rows, width, gridsize, aspect }: CellMeasures) {
  const height = Math.round(width / aspect);
  // A camera that has another picture by now than it had then: its cells fill the picture, as nearly as can be told.
  const fits = Math.ceil(width / gridsize) === columns && Math.ceil(height / gridsize) === rows;
  return fits
    ? { cellWidth: gridsize / width, cellHeight: gridsize / height }
    : { cellWidth: 1 / columns, cellHeight: 1 / rows };
}
