import type { Point } from '@barnwatch/shared/wire';

export type PolygonFault = 'too-few-corners' | 'too-close' | 'crosses-itself';

/** Corners must not be closer to one another than this share of the picture's diagonal (contract, Region). */
const leastDistance = 0.005;
/** Pictures are 16:9 here; distances are taken in picture heights. */
const aspect = 16 / 9;

/** @returns what is wrong with a polygon, or null. The last corner joins the first. */
export function polygonFault(corners: readonly Point[]): PolygonFault | null {
  if (corners.length < 3) return 'too-few-corners';
  const least = leastDistance * Math.hypot(aspect, 1);
  const edges = edgesOf(corners);
  for (const [index, corner] of corners.entries()) {
    for (const other of corners.slice(index + 1)) {
      if (Math.hypot((corner.x - other.x) * aspect, corner.y - other.y) < least) return 'too-close';
    }
  }
  for (const [index, edge] of edges.entries()) {
    // Neighbours share a corner; the first and the last edge are neighbours too.
    const last = index === 0 ? edges.length - 1 : edges.length;
    for (const other of edges.slice(index + 2, last)) if (meet(edge, other)) return 'crosses-itself';
  }
  return foldsBack(edges) ? 'crosses-itself' : null;
}

/** Whether a place lies within a polygon; of two polygons with a common edge, exactly one holds a place on it. */
export function isWithin(corners: readonly Point[], { x, y }: Point): boolean {
  let within = false;
  for (const [from, to] of edgesOf(corners)) {
    if (from.y > y === to.y > y) continue;
    if (x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) within = !within;
  }
  return within;
}

/** Share of the picture that a polygon covers. */
export function areaOf(corners: readonly Point[]): number {
  const doubled = edgesOf(corners).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0);
  return Math.abs(doubled) / 2;
}

type Edge = readonly [from: Point, to: Point];

function edgesOf(corners: readonly Point[]): readonly Edge[] {
  return corners.map((from, index) => [from, corners[(index + 1) % corners.length] ?? from]);
}

/** Twice the signed area of a triangle: its sign says on which side of the edge the point lies. */
function side([from, to]: Edge, point: Point): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}

function meet(one: Edge, other: Edge): boolean {
  const a = side(one, other[0]);
  const b = side(one, other[1]);
  const c = side(other, one[0]);
  const d = side(other, one[1]);
  if (a * b < 0 && c * d < 0) return true;
  return (
    (a === 0 && spans(one, other[0])) ||
    (b === 0 && spans(one, other[1])) ||
    (c === 0 && spans(other, one[0])) ||
    (d === 0 && spans(other, one[1]))
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

/** Neighbouring edges that run back over each other. */
function foldsBack(edges: readonly Edge[]): boolean {
  return edges.some((edge, index) => {
    const next = edges[(index + 1) % edges.length];
    if (!next || side(edge, next[1]) !== 0) return false;
    const [from, to] = edge;
    return (to.x - from.x) * (next[1].x - to.x) + (to.y - from.y) * (next[1].y - to.y) < 0;
  });
}
