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
  return shifted(polygon, shiftWithin(polygon, byPx, size), size);
}

/** @returns by how much a polygon can go that is to go by so many pixels: whole ones, in shares of the picture */
export function shiftWithin(
  polygon: Polygon,
  byPx: { readonly x: number; readonly y: number },
  { width, height }: PictureSize,
): Point {
  if (polygon.length === 0) return { x: 0, y: 0 };
  const { left, top, right, bottom } = boundsOf(polygon);
  const x = within(byPx.x / width, -left, 1 - right);
  const y = within(byPx.y / height, -top, 1 - bottom);
  return { x: Math.round(x * width) / width, y: Math.round(y * height) / height };
}

export function shifted(polygon: Polygon, by: Point, size: PictureSize): Polygon {
  return polygon.map(({ x, y }) => onPixel({ x: x + by.x, y: y + by.y }, size));
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
