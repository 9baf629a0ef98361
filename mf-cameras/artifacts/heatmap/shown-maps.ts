import type { TimeSpan } from '@barnwatch/shared/wire';
import type { HeatmapDraft } from './heatmap-address';
import { differenceOf, differenceScaleOf, type HeatmapCells, scaleOf } from './heatmap-cells';

/** A heatmap that is there, and of which span. */
export interface ShownMap {
  readonly cells: HeatmapCells;
  readonly span: TimeSpan | null;
}

/** What is shown of one camera. */
export interface ComparedMaps {
  readonly later: ShownMap;
  /** What it is compared with. */
  readonly earlier: ShownMap | null;
}

/** How maps are painted, the same for all that are shown together. */
export interface MapScale {
  readonly showsDifference: boolean;
  /** The value that has the last colour. */
  readonly top: number;
}

/** One scale for all that stand beside each other, whichever spans and cameras: the same colour means the same everywhere. */
export function commonScale(maps: readonly ComparedMaps[], form: HeatmapDraft['form']): MapScale {
  const differences = form === 'difference' ? maps.map(differenceOfMaps) : [];
  const known = differences.filter((difference) => difference !== null);
  // A map without a difference cannot stand on the scale of those that have one.
  if (known.length > 0 && known.length === maps.length) {
    return { showsDifference: true, top: Math.max(...known.map(differenceScaleOf)) };
  }
  const shown = maps.flatMap(({ later, earlier }) => (earlier ? [earlier, later] : [later]));
  return { showsDifference: false, top: scaleOf(shown.map(({ cells }) => cells.rates)) };
}

export function differenceOfMaps({ later, earlier }: ComparedMaps): readonly number[] | null {
  return earlier && differenceOf(earlier.cells, later.cells);
}
