import type { Page } from '@playwright/test';

/** The shortest and the longest that an answer takes, ms. */
const shortest = 50;
const longest = 450;

/** Always the same for the same call: a test that fails can be repeated. */
function lateness(path: string): number {
  const sum = [...path].reduce((before, letter) => (before * 31 + letter.charCodeAt(0)) % 9_973, 7);
  return shortest + (sum % (longest - shortest));
}

/** A slow line: the answers of the instances come late, and in another order than they were asked for. */
export async function answerLate(page: Page): Promise<void> {
  await page.route(/\/api\//, async (route) => {
    await new Promise((come) => setTimeout(come, lateness(new URL(route.request().url()).pathname)));
    // Whoever asked may have left meanwhile.
    await route.continue().catch(() => {});
  });
}
