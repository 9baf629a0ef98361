import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Suite } from '../harness/suite';
import { leftInEnglish } from './left-in-english';
import { expectNothingAwaited, layoutShift, rawKeys, sidewaysOverflow } from './whole-page';

/** Pictures of all screens, to be looked at: they are thrown away with the cache. Nobody looks at a build server. */
export const pictures = process.env.CI ? null : path.join(import.meta.dirname, '../../.cache/e2e/pictures');

/** Product P7: however late the answers are, what is read stays where it is. */
const mostLayoutShift = 0.02;

/** Nothing of the page has jumped since it was opened. */
export async function expectStill(page: Page, where: string): Promise<void> {
  await expectNothingAwaited(page);
  const { total, moved } = await layoutShift(page);
  expect.soft(total, `${where}: layout shift of ${moved.join('; ')}`).toBeLessThanOrEqual(mostLayoutShift);
}

/**
 * The open page, complete, fits its window, has all its words in the language in use, and nothing of it has jumped.
 * @param look the theme, for those who read of a failure or look at the pictures
 */
export async function expectFits({ page, language }: Suite, name: string, look: string): Promise<void> {
  await expectNothingAwaited(page);
  const width = page.viewportSize()?.width ?? 0;
  const where = `${name}, ${language}, ${look}, ${width} px`;
  if (pictures) await page.screenshot({ path: path.join(pictures, `${language}-${look}-${width}`, `${name}.png`) });
  expect.soft(await sidewaysOverflow(page), `${where}: px beyond the window`).toBe(0);
  expect.soft(await rawKeys(page), `${where}: keys without words`).toEqual([]);
  if (language === 'de') expect.soft(await leftInEnglish(page), `${where}: left in English`).toEqual([]);
  await expectStill(page, where);
}
