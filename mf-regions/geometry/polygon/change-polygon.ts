import type { Point } from '@barnwatch/shared/wire';
import { onPixel } from './pixels';
import { boundsOf, centroidOf, type PictureSize, type Polygon } from './polygon';

/** @param index the corner after which the point comes */
export function withPoint(polygon: Polygon, index: number, point: Point): Polygon {
  return [...polygon.slice(0, index + 1), point, ...polygon.slice(index + 1)];
}

export function withoutPoint(polygon: Polygon, index: number): Polygon {
  return polygon.filter((_, other) => other !== index);
}

export function withPointAt(polygon: Polygon, index: number, point: Point): Polygon {
  return polygon.map((known, other) => (other === index ? point : known));
}

/** The whole polygon by so many pixels, as far as the picture reaches: its form stays. */
export function moved(polygon: Polygon, byPx: { readonly x: number; readonly y: number }, size: PictureSize): Polygon {
  if (polygon.length === 0) return polygon;
  const { left, top, right, bottom } = boundsOf(polygon);
  const x = within(byPx.x / size.width, -left, 1 - right);
  const y = within(byPx.y / size.height, -top, 1 - bottom);
  return polygon.map((point) => onPixel({ x: point.x + x, y: point.y + y }, size));
}

/** Turned about its centroid, clockwise as one looks at it. */
export function rotated(polygon: Polygon, degrees: number, size: PictureSize): Polygon {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  return aboutCentroid(polygon, size, (x, y) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
}

/** Made larger or smaller about its centroid. */
export function scaled(polygon: Polygon, factor: number, size: PictureSize): Polygon {
  return aboutCentroid(polygon, size, (x, y) => ({ x: x * factor, y: y * factor }));
}

/** @param change of an offset from the centroid, in pixels: what is round in the picture stays round */
function aboutCentroid(
  polygon: Polygon,
  size: PictureSize,
  change: (x: number, y: number) => { readonly x: number; readonly y: number },
): Polygon {
  const centre = centroidOf(polygon);
  return polygon.map((point) => {
    const { x, y } = change((point.x - centre.x) * size.width, (point.y - centre.y) * size.height);
    return { x: centre.x + x / size.width, y: centre.y + y / size.height };
  });
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, Math.min(0, least)), Math.max(0, most));
}
