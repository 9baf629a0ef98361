import { type Box, boundsOf, holds, mapQuad, type Point, type Quad, turned, unitQuad } from './point';
import { inverse, projected, projectionOnto } from './projection';

/** Where the picture of a camera lies on a canvas. Lengths are shares of the canvas’s width, across and down. */
export interface Place {
  readonly cameraId: string;
  /** Left edge before it is turned. */
  readonly x: number;
  /** Upper edge before it is turned. */
  readonly y: number;
  /** Of the part that is shown. */
  readonly width: number;
  /** Degrees clockwise around the middle. */
  readonly rotation: number;
  /** The part of the picture that is shown, in shares of it; null: all of it. */
  readonly crop: Box | null;
  /** Where the corners of the part lie, in shares of the place before it is turned; null: at its corners. */
  readonly corners: Quad | null;
}

/** Width by height of a picture of which nothing is known. */
export const usualRatio = 16 / 9;

export const wholePicture: Box = { x: 0, y: 0, width: 1, height: 1 };

/** @param ratio width by height of the camera’s whole picture */
export function placeHeight({ width, crop }: Pick<Place, 'width' | 'crop'>, ratio: number): number {
  const { width: across, height: down } = crop ?? wholePicture;
  return (width * down) / (across * ratio);
}

/** The place before it is turned. */
export function placeBox(place: Place, ratio: number): Box {
  return { x: place.x, y: place.y, width: place.width, height: placeHeight(place, ratio) };
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where the corners of the part that is shown lie on the canvas. */
export function placeQuad(place: Place, ratio: number): Quad {
  const box = placeBox(place, ratio);
  const middle = middleOf(box);
  return mapQuad(place.corners ?? unitQuad, ({ x, y }) =>
    turned({ x: box.x + x * box.width, y: box.y + y * box.height }, middle, place.rotation),
  );
}

export function placeBounds(place: Place, ratio: number): Box {
  return boundsOf(placeQuad(place, ratio));
}

/** Index of the uppermost of places, from the lowest to the uppermost, that holds a point; null where none does. */
export function topmostAt(quads: readonly Quad[], point: Point): number | null {
  const index = quads.findLastIndex((quad) => holds(quad, point));
  return index < 0 ? null : index;
}

/** Where a point of the camera’s whole picture (0 to 1, across and down) lies on the canvas. */
export function onCanvas(place: Place, ratio: number, { x, y }: Point): Point {
  const crop = place.crop ?? wholePicture;
  const shown = { x: (x - crop.x) / crop.width, y: (y - crop.y) / crop.height };
  return projected(projectionOnto(placeQuad(place, ratio)), shown);
}

/** Where a point of the canvas lies on the camera’s whole picture. */
export function onPicture(place: Place, ratio: number, point: Point): Point {
  const crop = place.crop ?? wholePicture;
  const shown = projected(inverse(projectionOnto(placeQuad(place, ratio))), point);
  return { x: crop.x + shown.x * crop.width, y: crop.y + shown.y * crop.height };
}
