import type { Point } from '@barnwatch/shared/wire';

/** Corners in order, in shares of the picture; the last one joins the first. */
export type Polygon = readonly Point[];

export interface PictureSize {
  /** In pixels of the camera's picture. */
  readonly width: number;
  readonly height: number;
}

export type Edge = readonly [from: Point, to: Point];

export function edgesOf(polygon: Polygon): readonly Edge[] {
  return polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from]);
}

/** How far two places are from each other, in pixels. */
export function distancePx(one: Point, other: Point, { width, height }: PictureSize): number {
  return Math.hypot((one.x - other.x) * width, (one.y - other.y) * height);
}

/** Share of the picture that a polygon covers. */
export function areaOf(polygon: Polygon): number {
  return Math.abs(signedArea(polygon));
}

/** Where a polygon has its weight; the middle of its corners where it covers nothing. */
export function centroidOf(polygon: Polygon): Point {
  const origin = polygon[0] ?? { x: 0, y: 0 };
  // Reckoned from a corner: far from the origin little polygons would lose their digits.
  const local = polygon.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y }));
  const area = signedArea(local);
  if (Math.abs(area) < 1e-12) return middleOf(polygon);
  let x = 0;
  let y = 0;
  for (const [from, to] of edgesOf(local)) {
    const part = from.x * to.y - to.x * from.y;
    x += (from.x + to.x) * part;
    y += (from.y + to.y) * part;
  }
  return { x: origin.x + x / (6 * area), y: origin.y + y / (6 * area) };
}

export function middleOf(polygon: Polygon): Point {
  const count = Math.max(1, polygon.length);
  return {
    x: polygon.reduce((sum, { x }) => sum + x, 0) / count,
    y: polygon.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boundsOf(polygon: Polygon): Bounds {
  const xs = polygon.map(({ x }) => x);
  const ys = polygon.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function signedArea(polygon: Polygon): number {
  return edgesOf(polygon).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0) / 2;
}
