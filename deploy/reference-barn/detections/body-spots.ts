import type { Point } from '@barnwatch/shared/wire';
import type { SeenAnimal } from './seen-minute';

/** A body fills the middle of its box; the corners are floor. */
const offsets = [-0.35, -0.175, 0, 0.175, 0.35];
const roundness = 0.45 ** 2;
const shape = offsets.flatMap((x) => offsets.map((y) => ({ x, y }))).filter(({ x, y }) => x * x + y * y <= roundness);

/** Spots spread over an animal's body, in shares of the picture; where only a point is known, that. */
export function bodySpots({ x, y, width, height }: SeenAnimal): readonly Point[] {
  if (width === 0 || height === 0) return [{ x, y }];
  return shape.map((offset) => ({ x: x + offset.x * width, y: y + offset.y * height }));
}
