import type { Polygon } from '../../geometry/polygon/polygon';
import { type BoxPx, toBox, type Viewport } from '../../geometry/viewport/viewport';

const rounded = (px: number) => Math.round(px * 100) / 100;

/** The path of a polygon in the box of the picture, for SVG. */
export function outline(polygon: Polygon, view: Viewport, box: BoxPx, isClosed = true): string {
  if (polygon.length === 0) return '';
  const places = polygon.map((point) => {
    const { x, y } = toBox(point, view, box);
    return `${rounded(x)} ${rounded(y)}`;
  });
  return `M${places.join('L')}${isClosed ? 'Z' : ''}`;
}

/** Dots at all corners as one path: lines without length and with round ends. Two hundred of them are one element. */
export function dots(polygon: Polygon, view: Viewport, box: BoxPx): string {
  return polygon
    .map((point) => {
      const { x, y } = toBox(point, view, box);
      return `M${rounded(x)} ${rounded(y)}h0`;
    })
    .join('');
}
