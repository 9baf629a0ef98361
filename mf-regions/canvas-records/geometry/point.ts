/** A point of a canvas: its width is 1, across and down. Or of a picture or a place: shares of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Upper left, upper right, lower right, lower left. */
export type Quad = readonly [Point, Point, Point, Point];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const unitQuad: Quad = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

export function mapQuad([one, two, three, four]: Quad, move: (corner: Point) => Point): Quad {
  return [move(one), move(two), move(three), move(four)];
}

/** @param degrees clockwise, as one sees it where y goes down */
export function turned({ x, y }: Point, around: Point, degrees: number): Point {
  if (degrees === 0) return { x, y };
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - around.x, y - around.y];
  return { x: around.x + dx * cos - dy * sin, y: around.y + dx * sin + dy * cos };
}

/** The smallest upright box around points. */
export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Of flatter ones a picture would be drawn thousands of times larger at one corner than at another (as the barn has it). */
const leastTurn = 0.001;

/** Whether the corners turn clockwise at each of them, as one sees it where y goes down. */
export function isConvex(quad: Quad): boolean {
  return quad.every((corner, index) => turnAt(quad, corner, index) >= leastTurn);
}

/** Whether a convex quad holds a point; its edges belong to it. */
export function holds(quad: Quad, { x, y }: Point): boolean {
  return quad.every((from, index) => {
    const to = quad[(index + 1) % quad.length] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });
}

function turnAt(quad: Quad, corner: Point, index: number): number {
  const before = quad.at(index - 1) ?? corner;
  const after = quad[(index + 1) % quad.length] ?? corner;
  return (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);
}
