import simplify from 'simplify-js';
import { isSamePixel, onPixel } from './pixels';
import { distancePx, type PictureSize, type Polygon } from './polygon';
import { leastDistancePx, mostPoints } from './polygon-fault';

/** So far may a corner be left out of the line that a hand has drawn, in shares of the picture's diagonal. */
const usualTolerance = 0.004;

/**
 * The corners of a line that was drawn by hand around a place: few enough for a region, none too close to the one before
 * it, on whole pixels.
 */
export function simplifiedStroke(stroke: Polygon, size: PictureSize): Polygon {
  const { width, height } = size;
  const line = stroke.map(({ x, y }) => ({ x: x * width, y: y * height }));
  for (let tolerance = usualTolerance * Math.hypot(width, height); ; tolerance *= 1.5) {
    const kept = simplify(line, tolerance, true).map(({ x, y }) => onPixel({ x: x / width, y: y / height }, size));
    const corners = apart(kept, size);
    if (corners.length <= mostPoints) return corners;
  }
}

/** Without corners that are too close to the one before; a line that ends where it began is closed by that. */
function apart(points: Polygon, size: PictureSize): Polygon {
  const least = leastDistancePx(size);
  const kept: Polygon[number][] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || distancePx(last, point, size) >= least) kept.push(point);
  }
  const [first] = kept;
  while (first && kept.length > 1) {
    const last = kept.at(-1);
    if (!last || (!isSamePixel(last, first, size) && distancePx(last, first, size) >= least)) break;
    kept.pop();
  }
  return kept;
}
