import type { Point } from '@barnwatch/shared/wire';
import type { PictureSize, Polygon } from './polygon';

/** A place in whole pixels of the camera's picture, from 0 to its width and height: corners lie between pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

export function pixelOf(point: Point, { width, height }: PictureSize): Pixel {
  return { x: Math.round(point.x * width), y: Math.round(point.y * height) };
}

/** @returns the place in shares of the picture, within it */
export function pointOf(pixel: Pixel, { width, height }: PictureSize): Point {
  return { x: within(pixel.x, width) / width, y: within(pixel.y, height) / height };
}

/** The nearest place on whole pixels: what is drawn, told and saved is one and the same. */
export function onPixel(point: Point, size: PictureSize): Point {
  return pointOf(pixelOf(point, size), size);
}

export function isSamePixel(one: Point, other: Point, size: PictureSize): boolean {
  const [a, b] = [pixelOf(one, size), pixelOf(other, size)];
  return a.x === b.x && a.y === b.y;
}

export function isSamePolygon(one: Polygon, other: Polygon): boolean {
  return one.length === other.length && one.every(({ x, y }, index) => x === other[index]?.x && y === other[index]?.y);
}

function within(px: number, most: number): number {
  return Math.min(most, Math.max(0, px));
}
