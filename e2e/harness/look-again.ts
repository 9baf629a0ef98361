import type { Page } from '@playwright/test';

/**
 * Lets a tab ask for the registry as one that is looked at again does, at most every 30 s, by clocks that run: what moves
 * in it goes on.
 */
export async function lookAgain(page: Page): Promise<void> {
  const asked = page.waitForResponse(/\/suite\.json$/);
  const timer = setInterval(
    () => void page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => undefined),
    1_000,
  );
  await asked.finally(() => clearInterval(timer));
}
