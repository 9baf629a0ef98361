import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { expectMovingPicture } from '../harness/moving-picture';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { wordsPattern } from '../harness/words';
import { startInLookOfSize } from './look-of-size';

const barn = '/dashboard/north-barn';

function button(suite: Suite, key: string) {
  return suite.page.getByRole('button', { name: suite.words('mf-cameras', key), exact: true });
}

/** The file that a press saves: its name and its first bytes. */
async function saved(suite: Suite, key: string): Promise<{ readonly name: string; readonly start: string }> {
  const saving = suite.page.waitForEvent('download');
  await button(suite, key).click();
  const file = await saving;
  return { name: file.suggestedFilename(), start: (await readFile(await file.path())).toString('latin1', 0, 4) };
}

/** A moment as it stands in the names of files: the browser's clocks are those of Berlin. */
function inFileName(moment: number): string {
  const written = new Date(moment).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });
  return written.replace(/[-:]/g, '').replace(' ', '_');
}

test('the player tells its figures, saves the picture, brings it closer and fills the screen with it', async ({
  suite,
}) => {
  const { page } = suite;
  await startInLookOfSize(suite, `${barn}/camera/streaming/pen-01/Pen%201%20feeder`);
  await expectMovingPicture(suite.liveMedium());

  await button(suite, 'liveView.statistics').click();
  const figures = page.locator('main dl').filter({ hasText: suite.words('mf-cameras', 'statistics.transport') });
  for (const figure of ['transport', 'rate', 'lag', 'dropped', 'reconnects']) {
    const term = suite.words('mf-cameras', `statistics.${figure}`);
    const value = figures.locator('div', { has: page.getByText(term, { exact: true }) }).locator('dd');
    await expect(value).not.toHaveText(suite.words('mf-cameras', 'statistics.none'));
  }
  await expect(figures).toContainText(suite.words('mf-cameras', 'statistics.websocket'));

  const picture = await saved(suite, 'liveView.snapshot');
  expect(picture.name).toMatch(/^North-barn_Pen-1-feeder_\d{8}_\d{6}\.png$/);
  expect(picture.start).toContain('PNG');

  const closer = page.locator('[style*="scale("]');
  await page.keyboard.press('+');
  await expect(closer).toBeVisible();
  await page.keyboard.press('0');
  await expect(closer).toHaveCount(0);
  await button(suite, 'zoom.in').click();
  await expect(closer).toBeVisible();
  await page.getByRole('button', { name: suite.words('mf-cameras', 'zoom.reset') }).click();
  await expect(closer).toHaveCount(0);

  await button(suite, 'liveView.fullscreen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expectMovingPicture(suite.liveMedium());
  await button(suite, 'liveView.leaveFullscreen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

  await page.getByRole('switch', { name: suite.words('mf-cameras', 'liveView.dataSaver') }).check({ force: true });
  await suite.expectTileState('still');
});

/** A key that is let go at once: a slow machine does not make it one that is held. */
async function tap(page: Page, key: string): Promise<void> {
  await Promise.all([page.keyboard.down(key), page.keyboard.up(key)]);
}

test('keys step through what was, held they run; a picture is saved under its barn, camera and time', async ({
  suite,
}) => {
  const { page } = suite;
  const begun = Math.floor((Date.now() - millisecondsInHour) / millisecondsInMinute) * millisecondsInMinute;
  const time = () => Number(new URL(page.url()).searchParams.get('time'));
  await startInLookOfSize(
    suite,
    `${barn}/camera/images/pen-01/Pen%201%20feeder?step=${millisecondsInMinute}&time=${begun}`,
  );
  await expect(page.locator('main img').first()).toBeVisible();
  await page.locator('main').focus();
  await tap(page, 'ArrowLeft');
  await expect.poll(time).toBe(begun - millisecondsInMinute);
  await tap(page, 'ArrowRight');
  await expect.poll(time).toBe(begun);
  await page.keyboard.down('ArrowLeft');
  await expect.poll(time).toBeLessThanOrEqual(begun - 4 * millisecondsInMinute);
  await page.keyboard.up('ArrowLeft');
  const held = time();
  await tap(page, 'ArrowRight');
  await expect.poll(() => time() - held, 'let go, it has stopped').toBe(millisecondsInMinute);

  const shown = suite.words('mf-cameras', 'images.picture', { name: 'Pen 1 feeder', time: '' }).trim();
  await expect(page.locator('main').getByRole('img', { name: shown })).toHaveCount(1);
  const picture = await saved(suite, 'images.download');
  expect(picture.name).toBe(`North-barn_Pen-1-feeder_${inFileName(time())}.jpg`);

  await button(suite, 'images.yesterday').click();
  await page.locator('main').getByText(suite.words('mf-cameras', 'images.forms.slider'), { exact: true }).click();
  const slider = page.getByRole('slider', { name: suite.words('mf-cameras', 'images.slider') });
  await slider.focus();
  const before = await slider.inputValue();
  await page.keyboard.press('ArrowRight');
  await expect(slider, 'arrows belong to the slider while it has the focus').not.toHaveValue(before);
});

test('the list is narrowed by a tag, and buttons and keys lead through those alone', async ({ suite }) => {
  const { page } = suite;
  await startInLookOfSize(suite, `${barn}/camera?tag=straw%20barn`);
  await expect(suite.cameraLinks()).toHaveCount(4);
  await suite.openCamera('Straw pen 9');
  await page.getByRole('link', { name: wordsPattern('mf-cameras', suite.language, 'cameraDetail.next') }).click();
  await expect(suite.heading('Straw pen 10')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(suite.heading('Straw pen 9')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(suite.heading('Sick pen'), 'round at the ends').toBeVisible();
});

test('a carousel never shows an empty place between two pictures', async ({ suite }) => {
  const { page } = suite;
  await startInLookOfSize(suite, `${barn}/image-carousels?camera=pen-01&camera=pen-02&camera=pen-03&interval=5`);
  const current = page.locator('[data-place="current"]');
  await expect(current.locator('img')).toBeVisible();
  // Looks at every frame for as long as two pictures have their turn.
  const empty = await page.evaluate(async () => {
    const names = new Set<string>();
    let emptyFrames = 0;
    const end = performance.now() + 20_000;
    while (names.size < 3 && performance.now() < end) {
      const slide = document.querySelector('[data-place="current"]');
      const image = slide?.querySelector('img');
      if (!image?.complete || image.naturalWidth === 0) emptyFrames += 1;
      names.add(slide?.querySelector('article')?.getAttribute('aria-label') ?? '');
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return { emptyFrames, names: names.size };
  });
  expect(empty).toEqual({ emptyFrames: 0, names: 3 });
});
