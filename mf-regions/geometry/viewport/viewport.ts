import type { Point } from '@barnwatch/shared/wire';

/**
 * Which part of a picture is seen in a box of the picture's form: `x` and `y` are its upper left corner, in shares of the
 * picture; `scale` times as large as when the whole picture fills the box.
 */
export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A place or a size in the box, in CSS pixels. */
export interface BoxPx {
  readonly x: number;
  readonly y: number;
}

export const wholePicture: Viewport = { scale: 1, x: 0, y: 0 };

/** Pixels of a 4K picture are some millimetres wide on a phone. */
export const mostScale = 24;
/** One press of a button or a key. */
export const zoomStep = 1.5;
/** Below this scale a picture is as good as whole, and is shown whole. */
const nearlyWhole = 1.01;

/** Where a place of the box lies in the picture. */
export function toPicture(place: BoxPx, { scale, x, y }: Viewport, box: BoxPx): Point {
  return { x: x + place.x / Math.max(1, box.x) / scale, y: y + place.y / Math.max(1, box.y) / scale };
}

/** Where a place of the picture is seen in the box. */
export function toBox(point: Point, { scale, x, y }: Viewport, box: BoxPx): BoxPx {
  return { x: (point.x - x) * scale * box.x, y: (point.y - y) * scale * box.y };
}

/** Larger or smaller by a factor; what is seen at a place of the box stays there. */
export function zoomedAt(view: Viewport, factor: number, place: BoxPx, box: BoxPx): Viewport {
  const scale = Math.min(mostScale, Math.max(1, view.scale * factor));
  if (!Number.isFinite(scale) || scale < nearlyWhole) return wholePicture;
  const at = toPicture(place, view, box);
  return inBounds({ scale, x: at.x - place.x / box.x / scale, y: at.y - place.y / box.y / scale });
}

/** Moves the picture with a hand that moves by so many CSS pixels. */
export function panned(view: Viewport, by: BoxPx, box: BoxPx): Viewport {
  return inBounds({ ...view, x: view.x - by.x / box.x / view.scale, y: view.y - by.y / box.y / view.scale });
}

/** Two fingers: what was under the middle between them stays there, and their distance scales. */
export function pinched(
  view: Viewport,
  from: readonly [BoxPx, BoxPx],
  to: readonly [BoxPx, BoxPx],
  box: BoxPx,
): Viewport {
  const [before, after] = [middle(from), middle(to)];
  const scaled = zoomedAt(view, distance(to) / Math.max(distance(from), 1), before, box);
  return panned(scaled, { x: after.x - before.x, y: after.y - before.y }, box);
}

/** The same view, moved as little as is needed to see a place with some room around it. */
export function showing(view: Viewport, { x, y }: Point): Viewport {
  const room = 0.1 / view.scale;
  const seen = 1 / view.scale;
  const along = (from: number, place: number) => Math.min(Math.max(from, place + room - seen), place - room);
  return inBounds({ ...view, x: along(view.x, x), y: along(view.y, y) });
}

function inBounds({ scale, x, y }: Viewport): Viewport {
  const within = (share: number) => Math.min(1 - 1 / scale, Math.max(0, share));
  return { scale, x: within(x), y: within(y) };
}

function distance([one, other]: readonly [BoxPx, BoxPx]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle([one, other]: readonly [BoxPx, BoxPx]): BoxPx {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
