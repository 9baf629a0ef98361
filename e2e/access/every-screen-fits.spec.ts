import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/suite-test';
import type { Language } from '../harness/words';
import { answerLate } from './late-answers';
import { leftInEnglish } from './left-in-english';
import { screens } from './screens';
import { expectNothingAwaited, layoutShift, rawKeys, sidewaysOverflow, watchLayoutShift } from './whole-page';

/** Pictures of all screens, to be looked at: they are thrown away with the cache. Nobody looks at a build server. */
const pictures = process.env.CI ? null : path.join(import.meta.dirname, '../../.cache/e2e/pictures');

/** P7 of the quality bars: however late the answers are, what is read stays where it is. */
const mostLayoutShift = 0.02;

interface Round {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  /** Over a slow line: that is when what is read would jump. */
  readonly late?: true;
}

/** Every language, theme and size meets every screen; 320 px is the narrowest that the suite promises to fit. */
const rounds: readonly Round[] = [
  { language: 'en', theme: 'light', width: 1280, height: 800 },
  { language: 'de', theme: 'dark', width: 390, height: 844, late: true },
  { language: 'de', theme: 'light', width: 320, height: 640 },
];

async function expectStill(page: Page, where: string): Promise<void> {
  await expectNothingAwaited(page);
  const { total, moved } = await layoutShift(page);
  expect.soft(total, `${where}: layout shift of ${moved.join('; ')}`).toBeLessThanOrEqual(mostLayoutShift);
}

for (const { language, theme, width, height, late } of rounds) {
  test(`every screen fits ${width} px and has its words: ${language}, ${theme}`, async ({ suite }) => {
    test.setTimeout(400_000);
    const { page } = suite;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await watchLayoutShift(page);
    if (late) await answerLate(page);
    await suite.startAtCameras('north-barn', 'manager', language);
    await expectStill(page, `from the first start to the cameras, ${language}, ${width} px`);
    for (const screen of screens) {
      await suite.open(screen.path);
      await screen.isComplete(suite);
      await expectNothingAwaited(page);
      const where = `${screen.name}, ${language}, ${theme}, ${width} px`;
      if (pictures) {
        await page.screenshot({ path: path.join(pictures, `${language}-${theme}-${width}`, `${screen.name}.png`) });
      }
      expect.soft(await sidewaysOverflow(page), `${where}: px beyond the window`).toBe(0);
      expect.soft(await rawKeys(page), `${where}: keys without words`).toEqual([]);
      if (language === 'de') expect.soft(await leftInEnglish(page), `${where}: left in English`).toEqual([]);
      await expectStill(page, where);
    }
  });
}
