import type { Point, Quad } from './point';

/** A projection of the plane: rows of a 3 × 3 matrix whose last member is 1 or another number than 0. */
export type Projection = readonly [number, number, number, number, number, number, number, number, number];

/** The projection that lays the unit square between four convex corners (Heckbert 1989, "square to quadrilateral"). */
export function projectionOnto([one, two, three, four]: Quad): Projection {
  const sx = one.x - two.x + three.x - four.x;
  const sy = one.y - two.y + three.y - four.y;
  const [ax, ay] = [two.x - three.x, two.y - three.y];
  const [bx, by] = [four.x - three.x, four.y - three.y];
  const size = ax * by - bx * ay;
  const g = (sx * by - bx * sy) / size;
  const h = (ax * sy - sx * ay) / size;
  return [
    two.x - one.x + g * two.x,
    four.x - one.x + h * four.x,
    one.x,
    two.y - one.y + g * two.y,
    four.y - one.y + h * four.y,
    one.y,
    g,
    h,
    1,
  ];
}

export function projected([a, b, c, d, e, f, g, h, i]: Projection, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** The way back. */
export function inverse([a, b, c, d, e, f, g, h, i]: Projection): Projection {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/**
 * CSS `matrix3d` for an element whose upper left corner is the origin: its four corners come to lie on `quad`.
 *
 * @param width of the element, px
 * @param quad in px
 */
export function cssProjection(width: number, height: number, quad: Quad): string {
  const [a, b, c, d, e, f, g, h, i] = projectionOnto(quad);
  const columns = [a / width, d / width, 0, g / width, b / height, e / height, 0, h / height, 0, 0, 1, 0, c, f, 0, i];
  return `matrix3d(${columns.map((member) => Number(member.toPrecision(12))).join(',')})`;
}
