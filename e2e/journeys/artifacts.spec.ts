import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { millisecondsInHour } from 'date-fns/constants';
import { KeysOrFingers } from '../harness/keys-or-fingers';
import { expect, test } from '../harness/suite-test';
import { inAddress, text } from './camera-words';
import { startInLookOfSize } from './look-of-size';

const barn = '/dashboard/north-barn';

/** Object URLs of the page that nobody has given back. */
async function countObjectUrls(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const open = new Set<string>();
    Reflect.set(globalThis, 'openObjectUrls', open);
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object) => {
      const url = createObjectURL.call(URL, object);
      if (object instanceof Blob && object.type === 'image/png') open.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      open.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
  return () => page.evaluate(() => (Reflect.get(globalThis, 'openObjectUrls') as Set<string>).size);
}

test('2.19: by keys alone or fingers alone a heatmap is seen at once, compared with the hour before, kept, downloaded, deleted', async ({
  suite,
  context,
}) => {
  const { page } = suite;
  const main = page.getByRole('main');
  const hands = await KeysOrFingers.of(suite, context);
  const objectUrls = await countObjectUrls(page);
  const end = Math.floor(Date.now() / millisecondsInHour) * millisecondsInHour;
  const span = `from=${end - millisecondsInHour}&to=${end}`;
  await startInLookOfSize(suite, `${barn}/artifacts?new=heatmap&${span}`);
  await hands.choose(main.getByLabel(text(suite, 'artifacts.filter.camera')), 'Pen 1 feeder');

  const view = main.getByRole('region', { name: text(suite, 'heatmap.view') });
  await expect(view.getByRole('status')).toContainText('%');
  await expect(view.locator('canvas')).toBeVisible();
  await expect(view).toContainText(text(suite, 'heatmap.legend.unit'));

  const comparison = main.getByLabel(text(suite, 'heatmap.compare'));
  await hands.choose(comparison, text(suite, 'heatmap.comparisons.before'));
  await expect(view).toContainText(text(suite, 'heatmap.legend.difference'));
  await hands.pick(main.getByRole('radio', { name: text(suite, 'heatmap.forms.beside') }));
  await expect(view.locator('canvas')).toHaveCount(2);

  await hands.press(main.getByRole('button', { name: text(suite, 'artifacts.make.heatmapNow') }));
  await expect(page).toHaveURL(/[?&]artifact=/);
  const artifactId = new URL(page.url()).searchParams.get('artifact') ?? '';
  const name = text(suite, 'artifacts.nameOf', {
    kind: text(suite, 'artifacts.kinds.heatmap'),
    camera: 'Pen 1 feeder',
  });
  const picture = main.getByRole('img', { name });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  expect(await objectUrls()).toBeGreaterThan(0);

  await hands.press(main.getByRole('button', { name: text(suite, 'artifacts.download.start') }));
  const saving = page.waitForEvent('download');
  await hands.press(main.getByRole('button', { name: text(suite, 'artifacts.download.save') }));
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^heatmap-pen-01-.*\.png$/);
  expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG');

  // It is on this device after the page was loaded anew, too.
  await page.reload();
  const kept = main.getByRole('button', { name: text(suite, 'artifacts.download.remove') });
  await expect(kept).toBeVisible();
  await hands.press(kept);
  await expect(main.getByRole('button', { name: text(suite, 'artifacts.download.start') })).toBeVisible();

  await hands.press(main.getByRole('button', { name: text(suite, 'artifacts.delete.button') }));
  const question = page.getByRole('dialog');
  await hands.press(question.getByRole('button', { name: text(suite, 'artifacts.delete.confirm') }));
  await expect(page).toHaveURL(/\/artifacts$/);
  await expect(main.getByText(text(suite, 'artifacts.loading'))).toHaveCount(0);
  await expect(main.locator(`a[href*="${artifactId}"]`)).toHaveCount(0);

  // Whoever leaves the screen leaves no picture of it behind (product P10).
  const cameras = page.getByRole('link', { name: text(suite, 'nav.camera') });
  await hands.press(cameras.filter({ visible: true }).first());
  await suite.expectCameras();
  await expect.poll(objectUrls).toBe(0);
});

test('heatmaps of two cameras stand beside each other on one scale, on a phone too', async ({ suite }) => {
  const { page } = suite;
  const main = page.getByRole('main');
  const end = Math.floor(Date.now() / millisecondsInHour) * millisecondsInHour;
  const span = `from=${end - millisecondsInHour}&to=${end}`;
  await startInLookOfSize(suite, `${barn}/artifacts?new=heatmap&cameraId=pen-01&${span}`);
  const view = main.getByRole('region', { name: text(suite, 'heatmap.view') });
  await expect(view.locator('canvas')).toHaveCount(1);
  await main.getByRole('button', { name: text(suite, 'heatmap.withOthers') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Pen 2 feeder', exact: true }).click();
  await dialog.getByRole('button', { name: text(suite, 'cameraChoice.beside_one', { count: '1' }) }).click();
  await expect(view.locator('canvas')).toHaveCount(2);
  await expect(view.getByRole('status').filter({ hasText: '%' })).toHaveCount(2);
  await expect(view.getByText(text(suite, 'heatmap.legend.unit'))).toHaveCount(1);
  const [one, other] = await Promise.all([0, 1].map((place) => view.locator('canvas').nth(place).boundingBox()));
  expect(other?.y).toBe(one?.y);
  expect(other?.x).toBeGreaterThan((one?.x ?? 0) + (one?.width ?? 0));
});

test('by keys alone or fingers alone a long-time exposure is made, cancelled half way, and made shorter', async ({
  suite,
  context,
}) => {
  const { page } = suite;
  const main = page.getByRole('main');
  const hands = await KeysOrFingers.of(suite, context);
  await startInLookOfSize(suite, `${barn}/artifacts`);
  await hands.press(main.getByRole('link', { name: text(suite, 'artifacts.newExposure') }));
  await expect(page).toHaveURL(/new=longTimeExposure/);
  await hands.choose(main.getByLabel(text(suite, 'artifacts.filter.camera')), 'Pen 1 feeder');
  await hands.press(main.getByRole('button', { name: text(suite, 'artifacts.cancel') }));
  await expect(main.getByText(text(suite, 'artifacts.make.cancelled'))).toBeVisible();
  const interval = main.getByLabel(text(suite, 'artifacts.facts.frameInterval'));
  await hands.choose(interval, text(suite, 'images.steps.600000'));
  const shown = main.getByRole('img', { name: text(suite, 'artifacts.kinds.longTimeExposure') });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
});

test('by keys alone or fingers alone the night runs, is stopped by a press, moved on, and leads to that moment', async ({
  suite,
  context,
}) => {
  const { page } = suite;
  const main = page.getByRole('main');
  const hands = await KeysOrFingers.of(suite, context);
  const end = Math.floor(Date.now() / millisecondsInHour) * millisecondsInHour;
  const start = end - 2 * millisecondsInHour;
  await startInLookOfSize(suite, `${barn}/night?cameraId=pen-01&from=${start}&to=${end}&interval=600000`);
  await expect(main.getByRole('img', { name: /^Pen 1 feeder/ })).toBeVisible();
  await hands.press(main.getByRole('button', { name: text(suite, 'night.play'), exact: true }));
  const strip = main.getByRole('slider', { name: text(suite, 'night.strip') });
  await expect.poll(() => strip.inputValue()).not.toBe('0');
  await hands.press(main.getByRole('button', { name: text(suite, 'night.stopOf', { name: 'Pen 1 feeder' }) }));
  const stopped = await strip.inputValue();
  await hands.moveOn(strip);
  await expect.poll(() => strip.inputValue()).not.toBe(stopped);
  const moment = start + Number(await strip.inputValue()) * 600_000;
  await hands.press(main.getByRole('link', { name: text(suite, 'night.images') }));
  await expect(page).toHaveURL(/\/camera\/images\/pen-01\//);
  expect(inAddress(suite, 'time')).toBe(moment);
  await page.goBack();
  await hands.press(main.getByRole('link', { name: text(suite, 'night.player') }));
  await expect(page).toHaveURL(/\/videoplayer\/pen-01\/timestamp\//);
});
