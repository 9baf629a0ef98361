/** What a heatmap shows, as figures: animal minutes by cell, row after row from the top left. */
export interface HeatmapCells {
  readonly columns: number;
  readonly rows: number;
  readonly minutes: readonly number[];
  /** Minutes at which the camera has looked. */
  readonly looks: number;
  /** How much of the picture a cell covers, in shares of its width and height; those at the edges reach beyond it. */
  readonly cellWidth: number;
  readonly cellHeight: number;
}

const minutesInHour = 60;

/** Animal minutes an hour by cell: spans of unlike length can be compared. */
export function ratesOf({ minutes, looks }: Pick<HeatmapCells, 'minutes' | 'looks'>): readonly number[] {
  return looks === 0 ? minutes.map(() => 0) : minutes.map((value) => (value / looks) * minutesInHour);
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
  const before = ratesOf(earlier);
  return ratesOf(later).map((rate, cell) => rate - (before[cell] ?? 0));
}
