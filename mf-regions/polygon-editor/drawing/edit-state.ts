import type { PictureSize } from '../../geometry/polygon/polygon';
import type { PolygonFault } from '../../geometry/polygon/polygon-fault';
import { areSameRegions, type Drawing, type DrawnRegion, type PlainRegion } from './drawing';

/** What is chosen: `index` is a corner of the region. */
export type Selected =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'region'; readonly key: string }
  | { readonly kind: 'point'; readonly key: string; readonly index: number };

/** Why the last step was not taken. `key`: of the region, or null for the line. */
export type Refused =
  | { readonly kind: 'fault'; readonly key: string | null; readonly fault: PolygonFault }
  | { readonly kind: 'too-many-regions' };

export interface EditState {
  readonly size: PictureSize;
  /** What the barn had when this was begun or last saved, by the same keys. */
  readonly base: readonly DrawnRegion[];
  readonly drawing: Drawing;
  /** The latest last; no step is forgotten. */
  readonly past: readonly Drawing[];
  readonly future: readonly Drawing[];
  readonly selected: Selected;
  readonly refused: Refused | null;
  /** How many keys were given. */
  readonly keys: number;
}

export const nothingSelected: Selected = { kind: 'nothing' };

/** What the barn has, as drawn regions. @param given how many keys are in use */
export function drawnRegions(regions: readonly PlainRegion[], given = 0): readonly DrawnRegion[] {
  return regions.map((region, index) => ({ ...region, key: keyOf(given + index) }));
}

export function keyOf(number: number): string {
  return `region-${number + 1}`;
}

export function beginEditing(regions: readonly PlainRegion[], size: PictureSize): EditState {
  const drawn = drawnRegions(regions);
  return {
    size,
    base: drawn,
    drawing: { regions: drawn, line: [] },
    past: [],
    future: [],
    selected: nothingSelected,
    refused: null,
    keys: drawn.length,
  };
}

/** Whether there is something that the barn does not have. */
export function isUnsaved({ base, drawing }: Pick<EditState, 'base' | 'drawing'>): boolean {
  return drawing.line.length > 0 || !areSameRegions(base, drawing.regions);
}

export function selectedRegion({ selected, drawing }: EditState): DrawnRegion | null {
  if (selected.kind === 'nothing') return null;
  return drawing.regions.find(({ key }) => key === selected.key) ?? null;
}
