import { isWithin } from '@barnwatch/shared/pictures';
import type { Point } from '@barnwatch/shared/wire';
import { nearestCorner, nearestOnEdges } from '../../geometry/polygon/nearest';
import { areaOf, boundsOf, centroidOf, type PictureSize, type Polygon } from '../../geometry/polygon/polygon';
import type { DrawnRegion } from '../drawing/drawing';

/** What a hand takes hold of. */
export type Grabbed =
  | { readonly kind: 'turn' | 'scale'; readonly region: DrawnRegion }
  | { readonly kind: 'point'; readonly region: DrawnRegion; readonly index: number }
  /** A place on the edge after the corner `index`: a new point. */
  | { readonly kind: 'edge'; readonly region: DrawnRegion; readonly index: number; readonly at: Point }
  | { readonly kind: 'region'; readonly region: DrawnRegion }
  | { readonly kind: 'nothing' };

/** How far the handles of a region stand from it, CSS px. */
const handleDistancePx = 28;
/** What a handle needs to be seen whole at the edge of the picture, CSS px. */
const roomPx = 12;

/** Where a region is taken to be turned and scaled. @param pxOfBox how many pixels of the picture a CSS px is */
export function handlesOf(
  polygon: Polygon,
  size: PictureSize,
  pxOfBox: number,
): { readonly turn: Point; readonly scale: Point } {
  const { left, right, top, bottom } = boundsOf(polygon);
  const gap = handleDistancePx * pxOfBox;
  const inside = (share: number, side: number) => {
    const room = (roomPx * pxOfBox) / side;
    return Math.min(1 - room, Math.max(room, share));
  };
  const above = top - gap / size.height;
  const y = above > 0 ? above : bottom + gap / size.height;
  return {
    turn: { x: inside((left + right) / 2, size.width), y: inside(y, size.height) },
    scale: {
      x: inside(right + (gap * 0.7) / size.width, size.width),
      y: inside(bottom + (gap * 0.7) / size.height, size.height),
    },
  };
}

export interface GrabbedFrom {
  readonly regions: readonly DrawnRegion[];
  readonly selected: DrawnRegion | null;
  readonly size: PictureSize;
  /** In pixels of the picture. */
  readonly reachPx: number;
  readonly pxOfBox: number;
}

/** What lies under a place: of the chosen region its handles, points and edges; then the smallest region around it. */
export function grabbedAt(place: Point, { regions, selected, size, reachPx, pxOfBox }: GrabbedFrom): Grabbed {
  if (selected) {
    const { turn, scale } = handlesOf(selected.points, size, pxOfBox);
    const corner = nearestCorner(selected.points, place, size);
    const handle = nearestCorner([turn, scale], place, size);
    // A handle beside a corner: a finger means the nearer one.
    if (handle && handle.distancePx <= Math.min(reachPx, corner?.distancePx ?? reachPx)) {
      return { kind: handle.index === 0 ? 'turn' : 'scale', region: selected };
    }
    if (corner && corner.distancePx <= reachPx) return { kind: 'point', region: selected, index: corner.index };
    const edge = nearestOnEdges(selected.points, place, size);
    if (edge && edge.distancePx <= reachPx * 0.7)
      return { kind: 'edge', region: selected, index: edge.index, at: edge.at };
    if (isWithin(selected.points, place)) return { kind: 'region', region: selected };
  }
  const around = regions.filter(({ points }) => isWithin(points, place));
  const [smallest] = [...around].sort((one, other) => areaOf(one.points) - areaOf(other.points));
  return smallest ? { kind: 'region', region: smallest } : { kind: 'nothing' };
}

/** By how many degrees a hand has turned a region that went from one place to another. */
export function turnBetween(polygon: Polygon, from: Point, to: Point, { width, height }: PictureSize): number {
  const centre = centroidOf(polygon);
  const angle = ({ x, y }: Point) => Math.atan2((y - centre.y) * height, (x - centre.x) * width);
  return ((angle(to) - angle(from)) * 180) / Math.PI;
}

/** By which factor a hand has scaled a region that went from one place to another. */
export function factorBetween(polygon: Polygon, from: Point, to: Point, { width, height }: PictureSize): number {
  const centre = centroidOf(polygon);
  const far = ({ x, y }: Point) => Math.hypot((x - centre.x) * width, (y - centre.y) * height);
  return far(to) / Math.max(1, far(from));
}
