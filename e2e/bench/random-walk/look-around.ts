import type { Page } from '@playwright/test';
import { rawKeys, sidewaysOverflow } from '../../access/whole-page';

/** A page that is still being drawn is looked at once more, ms. */
const drawnWithinMs = 1_000;

async function troublesNow(page: Page): Promise<readonly string[]> {
  const [parts, beyond, keys] = await Promise.all([
    page.evaluate(() => ({
      mains: document.querySelectorAll('main').length,
      characters: document.body.innerText.length,
    })),
    sidewaysOverflow(page),
    rawKeys(page),
  ]);
  return [
    ...(parts.mains === 1 ? [] : [`${parts.mains} main parts`]),
    ...(parts.characters > 0 ? [] : ['the page is empty']),
    ...(beyond === 0 ? [] : [`${beyond} px beyond the window`]),
    ...(keys.length === 0 ? [] : [`keys without words: ${keys.join(', ')}`]),
  ];
}

/** What is wrong with the page as it stands, however one came there. */
export async function lookAround(page: Page): Promise<readonly string[]> {
  // A page that is being loaded anew has nothing to be looked at.
  const first = await troublesNow(page).catch(() => ['the page is being loaded']);
  if (first.length === 0) return [];
  await page.waitForTimeout(drawnWithinMs);
  return troublesNow(page).catch(() => []);
}
