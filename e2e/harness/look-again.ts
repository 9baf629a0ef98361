import type { Page } from '@playwright/test';

/** A tab asks for the registry again only so long after it has asked, ms. */
const longerThanItAsksMs = 31_000;

/**
 * Lets a tab ask for the registry as one that is looked at again does, at most every 30 s. Its clock is ahead for that one
 * moment: before and after it runs as it did, and what moves in the tab goes on.
 */
export async function lookAgain(page: Page): Promise<void> {
  const asked = page.waitForResponse(/\/suite\.json$/);
  await page.evaluate((ahead) => {
    const { now } = Date;
    Date.now = () => now.call(Date) + ahead;
    document.dispatchEvent(new Event('visibilitychange'));
    Date.now = now;
  }, longerThanItAsksMs);
  await asked;
}
