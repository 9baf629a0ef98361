import sharp from 'sharp';
import type { SimulatedCamera } from '../simulated-camera';
import { drawFrame } from './draw-frame';
import { rgbOf } from './rgb';

/** A 16:9 picture of this height is the largest that is drawn. */
const mostPixelsHigh = 2160;
/** Small pictures are drawn larger and scaled down, which shows more than drawing them small. */
const leastDrawnHeight = 180;
const quality = 82;

/**
 * A JPEG of a camera at a moment, 16:9. Encoding runs off the main thread.
 * @param timeMs ms since 1970 UTC
 * @param heightPixels whole number from 1 to 2160
 * @throws RangeError for other heights
 */
export async function drawStill(
  camera: SimulatedCamera,
  timeMs: number,
  { heightPixels }: { heightPixels: number },
): Promise<Uint8Array> {
  if (!Number.isInteger(heightPixels) || heightPixels < 1 || heightPixels > mostPixelsHigh) {
    throw new RangeError(`No still of ${heightPixels} pixels height`);
  }
  const height = even(Math.max(leastDrawnHeight, heightPixels));
  const width = even((height * 16) / 9);
  const frame = drawFrame(camera, timeMs, { width, height });
  const raw = sharp(rgbOf(frame), { raw: { width, height, channels: 3 } });
  const scaled =
    height === heightPixels
      ? raw
      : raw.resize({ height: heightPixels, width: Math.max(1, Math.round((heightPixels * 16) / 9)), fit: 'fill' });
  return scaled.jpeg({ quality: quality }).toBuffer();
}

function even(size: number): number {
  return Math.ceil(size / 2) * 2;
}
