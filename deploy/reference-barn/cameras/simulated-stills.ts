import sharp from 'sharp';
import type { Animal } from '../herd/animal';
import { animalsAt } from '../herd/behaviour/animals-at';
import { hasRoomFor } from '../herd/drawing/backdrop/backdrop-cache';
import { drawStill } from '../herd/drawing/draw-still';
import type { SimulatedCamera } from '../herd/simulated-camera';
import type { CapturedStill } from './camera-pictures';

/**
 * What a simulated camera captures. At this size the empty barns of a few dozen cameras stay in memory (4 MB each); at
 * 1280 × 720 each takes 16 MB and most of a second to be built.
 */
export const captureSize = { width: 640, height: 360 } as const;

/** Heights that are drawn; others are scaled down from the next larger one, since each size costs a barn to be built. */
export const drawnHeights = [180, captureSize.height] as const;
export type DrawnHeight = (typeof drawnHeights)[number];

const jpegQuality = 82;

export interface SimulatedStill {
  readonly heightPixels: number;
  /** Marks every animal. */
  readonly dots: boolean;
  /** ms since 1970 UTC; the frame at or just before it is drawn. */
  readonly timeMs: number;
}

/**
 * Stills of a simulated camera. Those who ask within the same frame get the same drawing.
 * @param frameMs how long a frame lasts
 */
export function createSimulatedStills(camera: SimulatedCamera, frameMs: number) {
  const underWay = new Map<string, Promise<Uint8Array>>();

  function draw(capturedAt: number, heightPixels: DrawnHeight): Promise<Uint8Array> {
    const key = `${capturedAt} ${heightPixels}`;
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const drawing = drawStill(camera, capturedAt, { heightPixels }).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  }

  return {
    async take({ heightPixels, dots, timeMs }: SimulatedStill): Promise<CapturedStill> {
      const capturedAt = Math.floor(timeMs / frameMs) * frameMs;
      const height = Math.min(heightPixels, captureSize.height);
      const drawn = drawnHeights.find((candidate) => candidate >= height) ?? captureSize.height;
      const jpeg = await draw(capturedAt, drawn);
      if (drawn === height && !dots) return { jpeg, capturedAt };
      const width = widthOf(height);
      const scaled = sharp(jpeg).resize({ width, height, fit: 'fill' });
      const marks = dots ? [{ input: dotsOver(animalsAt(camera, capturedAt), width, height) }] : [];
      return { jpeg: await scaled.composite(marks).jpeg({ quality: jpegQuality }).toBuffer(), capturedAt };
    },
    /** Builds the barn in one size ahead of the first who asks, where that is remembered until then. */
    async prepare(height: DrawnHeight, timeMs: number): Promise<void> {
      if (hasRoomFor(widthOf(height), height)) await draw(Math.floor(timeMs / frameMs) * frameMs, height);
    },
  };
}

function widthOf(height: number): number {
  return Math.round((height * captureSize.width) / captureSize.height);
}

function dotsOver(animals: readonly Animal[], width: number, height: number): Buffer {
  const radius = Math.max(1.5, height / 90);
  const dots = animals.map(
    ({ x, y }) => `<circle cx="${(x * width).toFixed(1)}" cy="${(y * height).toFixed(1)}" r="${radius.toFixed(1)}"/>`,
  );
  const style = `fill="#ff3b30" stroke="#ffffff" stroke-width="${(radius / 2.5).toFixed(1)}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${style}>${dots.join('')}</svg>`,
  );
}
