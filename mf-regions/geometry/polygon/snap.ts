import type { Point } from '@barnwatch/shared/wire';
import { nearestCorner, nearestOnEdges } from './nearest';
import { onPixel } from './pixels';
import type { PictureSize, Polygon } from './polygon';

/** What a point was drawn to. */
export type SnapTarget = 'corner' | 'edge' | 'border' | null;

export interface Snapped {
  readonly point: Point;
  readonly to: SnapTarget;
}

/**
 * Draws a point to a corner of a neighbour, else to an edge of one, else to the picture's border: whichever is within
 * reach. Always on whole pixels of the picture.
 *
 * @param reachPx in pixels of the picture
 */
export function snapped(point: Point, neighbours: readonly Polygon[], size: PictureSize, reachPx: number): Snapped {
  const corner = nearest(neighbours, (polygon) => {
    const near = nearestCorner(polygon, point, size);
    const at = near === null ? undefined : polygon[near.index];
    return near && at ? { at, distancePx: near.distancePx } : null;
  });
  if (corner && corner.distancePx <= reachPx) return { point: onPixel(corner.at, size), to: 'corner' };
  const edge = nearest(neighbours, (polygon) => nearestOnEdges(polygon, point, size));
  if (edge && edge.distancePx <= reachPx) return { point: onPixel(edge.at, size), to: 'edge' };
  const x = toBorder(point.x, reachPx / size.width);
  const y = toBorder(point.y, reachPx / size.height);
  const isAtBorder = x !== point.x || y !== point.y;
  return { point: onPixel({ x, y }, size), to: isAtBorder ? 'border' : null };
}

interface Near {
  readonly at: Point;
  readonly distancePx: number;
}

function nearest(polygons: readonly Polygon[], look: (polygon: Polygon) => Near | null): Near | null {
  let best: Near | null = null;
  for (const polygon of polygons) {
    const near = look(polygon);
    if (near && (best === null || near.distancePx < best.distancePx)) best = near;
  }
  return best;
}

function toBorder(share: number, reach: number): number {
  if (share <= reach) return 0;
  return share >= 1 - reach ? 1 : share;
}
