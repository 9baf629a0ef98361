import { expect } from '@playwright/test';
import type { Suite } from './suite';

/** How many camera entries of the list show a decoded picture. */
function shownPictures(suite: Suite): Promise<number> {
  return suite.page
    .locator('main li img')
    .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);
}

/** Waits until so many cameras show a picture. How soon they do is measured by the benches. */
export async function expectPictures(suite: Suite, count: number, timeout = 60_000): Promise<void> {
  await expect.poll(() => shownPictures(suite), { timeout, intervals: [50] }).toBeGreaterThanOrEqual(count);
}
