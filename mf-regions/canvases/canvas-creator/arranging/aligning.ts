import { placeBounds } from '../../../canvas-records/geometry/place';
import { type Box, boundsOf } from '../../../canvas-records/geometry/point';
import type { Placed } from './arrangement';

export const alignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];
export type Axis = 'x' | 'y';

/** What is drawn of a picture. */
type BoundsOf = (place: Placed) => Box;

/**
 * Moves pictures so that their edges or middles lie on one line: one of their own, or of the canvas where it is one
 * picture alone.
 */
export function aligned(
  places: readonly Placed[],
  to: Alignment,
  heightRatio: number,
  ratio: (place: Placed) => number,
): readonly Placed[] {
  const bounds: BoundsOf = (place) => placeBounds(place, ratio(place));
  const all = places.length > 1 ? around(places.map(bounds)) : { x: 0, y: 0, width: 1, height: heightRatio };
  return places.map((place) => moved(place, bounds(place), all, to));
}

function moved(place: Placed, box: Box, all: Box, to: Alignment): Placed {
  switch (to) {
    case 'left':
      return { ...place, x: place.x + all.x - box.x };
    case 'centre':
      return { ...place, x: place.x + all.x + (all.width - box.width) / 2 - box.x };
    case 'right':
      return { ...place, x: place.x + all.x + all.width - box.width - box.x };
    case 'top':
      return { ...place, y: place.y + all.y - box.y };
    case 'middle':
      return { ...place, y: place.y + all.y + (all.height - box.height) / 2 - box.y };
    case 'bottom':
      return { ...place, y: place.y + all.y + all.height - box.height - box.y };
  }
}

/** The same room between each two pictures; the first and the last one stay. Fewer than three stay as they are. */
export function distributed(
  places: readonly Placed[],
  axis: Axis,
  ratio: (place: Placed) => number,
): readonly Placed[] {
  const size = axis === 'x' ? 'width' : 'height';
  const rows = places
    .map((place) => ({ place, box: placeBounds(place, ratio(place)) }))
    .sort((one, other) => one.box[axis] - other.box[axis]);
  const first = rows.at(0);
  const last = rows.at(-1);
  if (!first || !last || rows.length < 3) return places;
  const span = last.box[axis] + last.box[size] - first.box[axis];
  const gap = (span - rows.reduce((sum, { box }) => sum + box[size], 0)) / (rows.length - 1);
  let next = first.box[axis];
  const moved = new Map<string, Placed>();
  for (const { place, box } of rows) {
    moved.set(place.key, { ...place, [axis]: place[axis] + next - box[axis] });
    next += box[size] + gap;
  }
  return places.map((place) => moved.get(place.key) ?? place);
}

function around(boxes: readonly Box[]): Box {
  return boundsOf(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );
}
