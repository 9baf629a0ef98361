import { expect, type Locator } from '@playwright/test';

/** What is looked at: a canvas or video, drawn small, so that noise of the encoder does not count as movement. */
const probeWidth = 160;
const probeHeight = 90;

/** How much a pixel's brightness must change to count, of 255. */
const changedBy = 12;

/** Share of the picture that must have changed between two looks: more than a burned-in clock. */
const movingShare = 0.004;

/** Brightness of the picture that an element shows now; `null` while it shows none. */
function brightness(medium: Locator): Promise<readonly number[] | null> {
  return medium.evaluate(
    (element, { width, height }) => {
      const isVideo = element instanceof HTMLVideoElement;
      if (!isVideo && !(element instanceof HTMLCanvasElement)) return null;
      if ((isVideo ? element.videoWidth : element.width) === 0) return null;
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context === null) return null;
      context.drawImage(element, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, index) => {
        const at = index * 4;
        return Math.round(((data[at] ?? 0) * 3 + (data[at + 1] ?? 0) * 6 + (data[at + 2] ?? 0)) / 10);
      });
    },
    { width: probeWidth, height: probeHeight },
  );
}

function changedShare(before: readonly number[], after: readonly number[]): number {
  const changed = before.filter((value, index) => Math.abs(value - (after[index] ?? 0)) >= changedBy).length;
  return changed / before.length;
}

/** Whether a picture is on the element at all: not one plain colour. */
function isPicture(pixels: readonly number[]): boolean {
  return Math.max(...pixels) - Math.min(...pixels) > 30;
}

/** Waits until the medium shows a picture whose pixels change. */
export async function expectMovingPicture(medium: Locator, timeout = 10_000): Promise<void> {
  let first: readonly number[] | null = null;
  await expect(async () => {
    const now = await brightness(medium);
    if (now === null || !isPicture(now)) throw new Error('There is no picture yet.');
    first ??= now;
    expect(changedShare(first, now)).toBeGreaterThan(movingShare);
  }).toPass({ timeout, intervals: [60] });
}

/** Waits until the medium shows a picture, moving or not. */
export async function expectPicture(medium: Locator, timeout = 10_000): Promise<void> {
  await expect(async () => {
    const now = await brightness(medium);
    expect(now !== null && isPicture(now)).toBe(true);
  }).toPass({ timeout, intervals: [60] });
}
