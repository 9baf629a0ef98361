import { expect, type Locator } from '@playwright/test';

/** How much a pixel's brightness must change to count, of 255: more than the noise of an encoder. */
const changedBy = 40;

/**
 * How many pixels must have changed. A burned-in clock that goes on by a second changes more of them; a sleeping pen
 * has nothing else that moves.
 */
const movingPixels = 20;

/** Difference of the darkest and the brightest pixel below which there is no picture, but a plain colour. */
const leastContrast = 30;

const referenceName = 'barnwatchFirstLook';

/** What an element shows now, compared with the first time it was looked at. */
interface Look {
  readonly contrast: number;
  readonly changedPixels: number;
}

/** `null` while the element shows nothing. */
function lookAt(medium: Locator): Promise<Look | null> {
  return medium.evaluate(
    (element, { changedBy, referenceName }) => {
      const isVideo = element instanceof HTMLVideoElement;
      if (!isVideo && !(element instanceof HTMLCanvasElement)) return null;
      const width = isVideo ? element.videoWidth : element.width;
      const height = isVideo ? element.videoHeight : element.height;
      if (width === 0 || height === 0) return null;
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context === null) return null;
      context.drawImage(element, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      // Green carries most of the brightness.
      const pixels = Uint8Array.from({ length: width * height }, (_, index) => data[index * 4 + 1] ?? 0);
      let darkest = 255;
      let brightest = 0;
      for (const value of pixels) {
        if (value < darkest) darkest = value;
        if (value > brightest) brightest = value;
      }
      const contrast = brightest - darkest;
      const first: unknown = Reflect.get(element, referenceName);
      if (!(first instanceof Uint8Array) || first.length !== pixels.length) {
        if (contrast > 0) Reflect.set(element, referenceName, pixels);
        return { contrast, changedPixels: 0 };
      }
      let changedPixels = 0;
      for (const [index, value] of pixels.entries()) {
        if (Math.abs(value - (first[index] ?? 0)) >= changedBy) changedPixels += 1;
      }
      return { contrast, changedPixels };
    },
    { changedBy, referenceName },
  );
}

/** Waits until the medium shows a picture whose pixels change. */
export async function expectMovingPicture(medium: Locator): Promise<void> {
  await expect(async () => {
    const look = await lookAt(medium);
    expect(look?.contrast ?? 0, 'there is a picture').toBeGreaterThan(leastContrast);
    expect(look?.changedPixels ?? 0, 'it moves').toBeGreaterThan(movingPixels);
  }).toPass({ intervals: [60] });
}
