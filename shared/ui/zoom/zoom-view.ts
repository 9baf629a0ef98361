/**
 * Which part of a picture is seen. `x` and `y` are where the picture's upper left corner lies, in widths and heights of
 * the box around it: 0 and 0 at a scale of 1, never above 0 and never below 1 - scale, so that no gap opens.
 */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A place in the box, from 0 to 1. */
export interface BoxPoint {
  readonly x: number;
  readonly y: number;
}

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };

/** A 4K picture on a phone is seen pixel by pixel. */
export const mostZoom = 8;

/** One press of a button or a key. */
export const zoomStep = 1.5;

/** Below this scale a picture is as good as whole, and is shown whole. */
const nearlyWhole = 1.01;

/** Scales by a factor so that what is seen at a place stays there. @param most the largest scale */
export function zoomedAt(view: ZoomView, factor: number, { x, y }: BoxPoint, most: number = mostZoom): ZoomView {
  const wanted = Math.min(most, Math.max(1, view.scale * factor));
  if (!Number.isFinite(wanted) || wanted < nearlyWhole) return wholePicture;
  const ratio = wanted / view.scale;
  return inBounds({ scale: wanted, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio });
}

/** Moves the picture by parts of the box. */
export function panned(view: ZoomView, by: BoxPoint): ZoomView {
  return inBounds({ ...view, x: view.x + by.x, y: view.y + by.y });
}

/** Two fingers: what was under the middle between them stays there, and their distance scales. */
export function pinched(
  view: ZoomView,
  from: readonly [BoxPoint, BoxPoint],
  to: readonly [BoxPoint, BoxPoint],
  most: number = mostZoom,
): ZoomView {
  const factor = distance(to) / Math.max(distance(from), 1e-6);
  const [before, after] = [middle(from), middle(to)];
  const scaled = zoomedAt(view, factor, before, most);
  return panned(scaled, { x: after.x - before.x, y: after.y - before.y });
}

/** For CSS `transform` with its origin in the upper left corner. */
export function zoomTransform({ scale, x, y }: ZoomView): string {
  return scale === 1 ? 'none' : `translate(${x * 100}%, ${y * 100}%) scale(${scale})`;
}

export function isZoomed({ scale }: ZoomView): boolean {
  return scale > 1;
}

function inBounds({ scale, x, y }: ZoomView): ZoomView {
  const within = (part: number) => Math.min(0, Math.max(1 - scale, part));
  return { scale, x: within(x), y: within(y) };
}

function distance([one, other]: readonly [BoxPoint, BoxPoint]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle([one, other]: readonly [BoxPoint, BoxPoint]): BoxPoint {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
