import type { Point } from '@barnwatch/shared/wire';
import orientation from 'robust-orientation';
import { type Edge, edgesOf, type PictureSize, type Polygon } from './polygon';

/** Why a polygon cannot be a region, and where. */
export type PolygonFault =
  | { readonly kind: 'too-few-points' }
  | { readonly kind: 'too-many-points' }
  /** The corner with this index. */
  | { readonly kind: 'outside'; readonly index: number; readonly at: Point }
  | { readonly kind: 'too-close'; readonly index: number; readonly other: number; readonly at: Point }
  /** The edges that begin at these corners. */
  | { readonly kind: 'crossing'; readonly index: number; readonly other: number; readonly at: Point };

/** Contract, `Region`. */
export const fewestPoints = 3;
export const mostPoints = 256;
/** Corners must not be closer to one another than this share of the picture's diagonal (contract, `Region`). */
const leastDistance = 0.005;

export function leastDistancePx({ width, height }: PictureSize): number {
  return leastDistance * Math.hypot(width, height);
}

/** @returns the first thing that is wrong with a closed polygon, or null */
export function polygonFault(polygon: Polygon, size: PictureSize): PolygonFault | null {
  if (polygon.length < fewestPoints) return { kind: 'too-few-points' };
  return cornersFault(polygon, size) ?? crossingOf(edgesOf(polygon), true);
}

/**
 * The same of a polygon that was sound before one corner of it went elsewhere: only what changed is judged. All pairs of
 * two hundred corners are felt while one of them is dragged.
 */
export function cornerFault(polygon: Polygon, index: number, size: PictureSize): PolygonFault | null {
  const at = polygon[index];
  if (!at) return null;
  if (isOutside(at)) return { kind: 'outside', index, at };
  const least = leastDistancePx(size) ** 2;
  for (const [other, point] of polygon.entries()) {
    if (other === index || squaredPx(at, point, size) >= least) continue;
    return { kind: 'too-close', index: Math.min(index, other), other: Math.max(index, other), at: point };
  }
  const edges = edgesOf(polygon);
  const changed = [(index + edges.length - 1) % edges.length, index];
  for (const one of changed) {
    for (let other = 0; other < edges.length; other += 1) {
      if (other === one) continue;
      const fault = crossingOfPair(edges, Math.min(one, other), Math.max(one, other), true);
      if (fault) return fault;
    }
  }
  return null;
}

/** The same for a line of points that is not closed yet: it may be as short as it is. */
export function lineFault(points: Polygon, size: PictureSize): PolygonFault | null {
  return cornersFault(points, size) ?? crossingOf(edgesOf(points).slice(0, -1), false);
}

function cornersFault(points: Polygon, size: PictureSize): PolygonFault | null {
  if (points.length > mostPoints) return { kind: 'too-many-points' };
  const least = leastDistancePx(size) ** 2;
  for (const [index, at] of points.entries()) {
    if (isOutside(at)) return { kind: 'outside', index, at };
    for (let other = index + 1; other < points.length; other += 1) {
      const point = points[other];
      if (point && squaredPx(at, point, size) < least) {
        return { kind: 'too-close', index, other, at: point };
      }
    }
  }
  return null;
}

function isOutside({ x, y }: Point): boolean {
  return !(x >= 0 && x <= 1 && y >= 0 && y <= 1);
}

/** Squares: roots of all pairs of two hundred points are felt while they are dragged. */
function squaredPx(one: Point, other: Point, { width, height }: PictureSize): number {
  return ((one.x - other.x) * width) ** 2 + ((one.y - other.y) * height) ** 2;
}

function crossingOf(edges: readonly Edge[], isClosed: boolean): PolygonFault | null {
  for (let index = 0; index < edges.length; index += 1) {
    for (let other = index + 1; other < edges.length; other += 1) {
      const fault = crossingOfPair(edges, index, other, isClosed);
      if (fault) return fault;
    }
  }
  return null;
}

/** @param index of the edge that comes first */
function crossingOfPair(edges: readonly Edge[], index: number, other: number, isClosed: boolean): PolygonFault | null {
  const [one, second] = [edges[index], edges[other]];
  if (!one || !second) return null;
  const follows = other === index + 1 || (isClosed && index === 0 && other === edges.length - 1);
  const at = follows ? foldOf(one, second) : meetingOf(one, second);
  return at && { kind: 'crossing', index, other, at };
}

/** Where two edges that have no corner in common touch or cross. */
function meetingOf(one: Edge, other: Edge): Point | null {
  if (areApart(one, other)) return null;
  const a = side(one, other[0]);
  const b = side(one, other[1]);
  const c = side(other, one[0]);
  const d = side(other, one[1]);
  if (a * b < 0 && c * d < 0) return between(one, c / (c - d));
  if (a === 0 && spans(one, other[0])) return other[0];
  if (b === 0 && spans(one, other[1])) return other[1];
  if (c === 0 && spans(other, one[0])) return one[0];
  return d === 0 && spans(other, one[1]) ? one[1] : null;
}

/** Where neighbouring edges run back over each other: their corner. */
function foldOf(one: Edge, other: Edge): Point | null {
  const [corner, before, after] = cornerOf(one, other);
  if (side([before, corner], after) !== 0) return null;
  const along = (before.x - corner.x) * (after.x - corner.x) + (before.y - corner.y) * (after.y - corner.y);
  return along > 0 ? corner : null;
}

/** The last edge comes before the first one. */
function cornerOf(one: Edge, other: Edge): readonly [corner: Point, before: Point, after: Point] {
  return one[1] === other[0] ? [one[1], one[0], other[1]] : [one[0], other[0], one[1]];
}

/** On which side of an edge a point lies: exact in its sign, whatever the numbers are. */
function side([from, to]: Edge, { x, y }: Point): number {
  return orientation([from.x, from.y], [to.x, to.y], [x, y]);
}

function areApart([a, b]: Edge, [c, d]: Edge): boolean {
  return (
    Math.max(a.x, b.x) < Math.min(c.x, d.x) ||
    Math.max(c.x, d.x) < Math.min(a.x, b.x) ||
    Math.max(a.y, b.y) < Math.min(c.y, d.y) ||
    Math.max(c.y, d.y) < Math.min(a.y, b.y)
  );
}

/** Whether a point of the edge's line lies between its ends. */
function spans([from, to]: Edge, { x, y }: Point): boolean {
  return (
    Math.min(from.x, to.x) <= x &&
    x <= Math.max(from.x, to.x) &&
    Math.min(from.y, to.y) <= y &&
    y <= Math.max(from.y, to.y)
  );
}

function between([from, to]: Edge, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
