import type { Page } from '@playwright/test';

/** An open tab asks for the registry when the network comes back, at most every 30 s. */
const longerThanItAsksMs = 31_000;

/**
 * Lets an open tab ask for the registry. It takes the answer up some moments after this: whoever comes to a screen in
 * between is shown the version before.
 */
export async function hearOfComposition(page: Page): Promise<void> {
  const asked = page.waitForResponse(/\/suite\.json$/);
  // By its own clock, which may have been put forward before.
  const now = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(now + longerThanItAsksMs);
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await asked;
}
