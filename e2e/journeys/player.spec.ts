import type { Locator, Page } from '@playwright/test';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { Hand } from '../harness/hand';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { startInLookOfSize } from './look-of-size';

const barn = '/dashboard/north-barn';

/** Three hours ago, 20 s into a minute. */
const moment =
  Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute -
  3 * millisecondsInHour +
  millisecondsInMinute / 3;

const playerPath = (identifier: string, query = '') => `${barn}/videoplayer/pen-01/${identifier}${query}`;

async function expectVideo({ page }: Suite): Promise<void> {
  await expect(page.locator('main [data-video="shown"]').first()).toBeVisible();
}

const clock = (page: Page) => page.locator('[data-player-clock]');

/** A moment as the clock beside the picture writes it: the browser's clocks are those of Berlin. */
function written(at: number): string {
  return new Date(at).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });
}

const timeInAddress = (page: Page) => Number(new URL(page.url()).searchParams.get('time'));

function button(suite: Suite, key: string) {
  return suite.page.getByRole('button', { name: suite.words('mf-cameras', key), exact: true });
}

/** By the mouse on a desk, by a finger on a phone. */
async function press(suite: Suite, key: string): Promise<void> {
  const target = button(suite, key);
  await ((await suite.isPhone()) ? target.tap() : target.click());
}

/** From a quarter of a line to its middle. @param held looks at the page before it is let go of */
async function dragByMouse(page: Page, line: Locator, held: () => Promise<void>): Promise<void> {
  const box = await line.boundingBox();
  if (!box) throw new Error('the line of time is not on the page');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.25, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, y, { steps: 5 });
  await held();
  await page.mouse.up();
}

test('2.14: a moment is opened, played and gone through by frames, with keys alone; the address follows', async ({
  suite,
}) => {
  const { page } = suite;
  await startInLookOfSize(suite, playerPath(`timestamp/${moment}`));
  await expect(clock(page)).toHaveText(written(moment));
  await expectVideo(suite);
  await expect.poll(() => timeInAddress(page)).toBe(moment);

  await page.keyboard.press('.');
  await expect.poll(() => timeInAddress(page)).toBeGreaterThan(moment);
  const step = timeInAddress(page) - moment;
  expect(step, 'the next frame').toBeLessThanOrEqual(1000);
  await page.keyboard.press(',');
  await expect.poll(() => timeInAddress(page)).toBe(moment);

  await page.keyboard.press(' ');
  const isLater = async () => ((await clock(page).textContent()) ?? '') >= written(moment + 2_000);
  await expect.poll(isLater, 'the clock runs with the video').toBe(true);
  await page.keyboard.press('k');
  await expect(button(suite, 'player.play')).toBeVisible();
  await expect.poll(() => timeInAddress(page)).toBeGreaterThan(moment + 1_000);

  await page.keyboard.press('ArrowRight');
  await expectVideo(suite);
  await page.keyboard.press('j');
  await expect(page.getByText(suite.words('mf-cameras', 'player.pictures'))).toBeVisible();
  await page.keyboard.press('k');
  await expectVideo(suite);
});

test('2.14: the line of time is dragged, a picture is saved under its barn, camera and time', async ({
  suite,
  context,
}) => {
  const { page } = suite;
  await startInLookOfSize(suite, playerPath(`timespan/${moment}-${moment + 10 * millisecondsInMinute}`));
  await expectVideo(suite);
  const line = page.getByRole('slider', { name: suite.words('mf-cameras', 'player.moment') });
  const preview = () => expect(page.locator('main [data-video] img')).toBeVisible();
  if (await suite.isPhone()) {
    const along = [0.25, 0.3, 0.35, 0.4, 0.45, 0.5].map((across): [number, number] => [across, 0.5]);
    await (await Hand.on(page, context)).stroke(line, along, preview);
  } else await dragByMouse(page, line, preview);
  await expectVideo(suite);
  await expect.poll(() => Math.abs(timeInAddress(page) - (moment + 5 * millisecondsInMinute))).toBeLessThan(30_000);

  await expect(page.locator('main [data-video] img')).toHaveCount(0);
  const shown = timeInAddress(page);
  const saving = page.waitForEvent('download');
  await press(suite, 'player.snapshot');
  const name = (await saving).suggestedFilename();
  const stamp = written(shown).replace(/[-:]/g, '').replace(' ', '_');
  expect(name).toBe(`North-barn_Pen-1-feeder_${stamp}.png`);

  await press(suite, 'player.nextRecording');
  await expect.poll(() => timeInAddress(page) % (10 * millisecondsInMinute)).toBe(0);
  await expectVideo(suite);
});

test('2.14: several cameras play in step, by one set of controls', async ({ suite }) => {
  const { page } = suite;
  await startInLookOfSize(suite, playerPath(`timestamp/${moment}`, '?with=pen-02'));
  const videos = page.locator('main [data-video="shown"]');
  await expect(videos).toHaveCount(2);
  await press(suite, 'player.play');
  await expect.poll(() => clock(page).textContent()).not.toBe(written(moment));
  await press(suite, 'player.pause');
  await expect(videos).toHaveCount(2);
  const times = await page
    .locator('main video')
    .evaluateAll((all) => all.map((one) => (one as HTMLVideoElement).currentTime));
  expect(Math.abs((times[0] ?? 0) - (times[1] ?? 9)), 'P23: drift').toBeLessThanOrEqual(0.25);
});

test('2.14: what is no video says so, and the way there is offered where one looks', async ({ suite }) => {
  const { page } = suite;
  await startInLookOfSize(suite, playerPath('somethingElse/5'));
  await expect(page.getByText(suite.words('mf-cameras', 'player.notFound'))).toBeVisible();
  await suite.open(`${barn}/camera/images/pen-01/Pen%201%20feeder?time=${moment}`);
  await page.getByRole('link', { name: suite.words('mf-cameras', 'player.fromHere') }).click();
  await expectVideo(suite);
  await expect(clock(page)).toHaveText(written(moment));
});
