import type { Point } from '@barnwatch/shared/wire';
import { distancePx, type Edge, edgesOf, type PictureSize, type Polygon } from './polygon';

export interface NearPoint {
  readonly index: number;
  readonly distancePx: number;
}

/** The corner that is nearest to a place; null without corners. */
export function nearestCorner(polygon: Polygon, place: Point, size: PictureSize): NearPoint | null {
  let best: NearPoint | null = null;
  for (const [index, corner] of polygon.entries()) {
    const distance = distancePx(corner, place, size);
    if (best === null || distance < best.distancePx) best = { index, distancePx: distance };
  }
  return best;
}

export interface NearEdge extends NearPoint {
  /** The place on the edge that begins at the corner `index`. */
  readonly at: Point;
}

/** The place of a polygon's border that is nearest to a place, in pixels of the picture; null without corners. */
export function nearestOnEdges(polygon: Polygon, place: Point, size: PictureSize): NearEdge | null {
  let best: NearEdge | null = null;
  for (const [index, edge] of edgesOf(polygon).entries()) {
    const at = nearestOnEdge(edge, place, size);
    const distance = distancePx(at, place, size);
    if (best === null || distance < best.distancePx) best = { index, at, distancePx: distance };
  }
  return best;
}

export function nearestOnEdge([from, to]: Edge, place: Point, { width, height }: PictureSize): Point {
  const along = { x: (to.x - from.x) * width, y: (to.y - from.y) * height };
  const reach = { x: (place.x - from.x) * width, y: (place.y - from.y) * height };
  const length = along.x * along.x + along.y * along.y;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (along.x * reach.x + along.y * reach.y) / length));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
