import { millisecondsInHour } from 'date-fns/constants';
import { BarnApi } from '../harness/barn-api';
import { Hand } from '../harness/hand';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

const cameraIds = ['pen-01', 'pen-02', 'pen-03', 'pen-04', 'pen-05', 'pen-06'];
const columns = 3;

/** A canvas of six cameras, three beside each other; gone when the test ends. */
async function withCanvas(suite: Suite, run: (canvasId: string, name: string) => Promise<void>): Promise<void> {
  const barn = await BarnApi.signIn(runningSuite().north);
  const name = `Canvas ${Date.now()}`;
  const cameras = cameraIds.map((cameraId, index) => ({
    cameraId,
    x: (index % columns) / columns,
    y: (Math.floor(index / columns) / columns) * (9 / 16),
    width: 1 / columns,
  }));
  const cameraCanvas = { name, published: true, editable: true, heightRatio: (2 / columns) * (9 / 16), cameras };
  const made = (await barn.call('POST', 'api/cameraCanvases', { cameraCanvas })) as {
    cameraCanvas: { cameraCanvasId: string };
  };
  const { cameraCanvasId } = made.cameraCanvas;
  try {
    await run(cameraCanvasId, name);
  } finally {
    await suite.leave();
    await barn.call('DELETE', `api/cameraCanvases/${cameraCanvasId}`);
  }
}

const words = (suite: Suite, key: string, values = {}) => suite.words('mf-regions', `cameraCanvas.${key}`, values);
const stageOf = ({ page }: Suite) => page.locator('main section[data-scale]');
const scaleOf = async (suite: Suite) => Number(await stageOf(suite).getAttribute('data-scale'));

test('the barn is one picture that goes near by wheel and keys, remembers its layers, and leads to a camera (issue 16)', async ({
  suite,
}) => {
  const { page } = suite;
  await withCanvas(suite, async (canvasId, name) => {
    await suite.startAt(`/dashboard/north-barn/camera-canvas/${canvasId}`);
    await expect(suite.heading(name)).toBeVisible();
    const stage = stageOf(suite);
    await expect(stage.locator('article')).toHaveCount(cameraIds.length);
    await expect(stage.locator('img').first()).toBeVisible();

    await stage.hover();
    await page.mouse.wheel(0, -600);
    await expect.poll(() => scaleOf(suite)).toBeGreaterThan(2);
    await expect(page).toHaveURL(/view=/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(suite)).toBe(1);

    await page.getByRole('button', { name: words(suite, 'layers') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words(suite, 'layer.regions'), { exact: true }).click();
    await dialog.getByRole('button', { name: words(suite, 'done') }).click();
    await expect(stage.locator('polygon').first()).toBeVisible();
    await page.goto(page.url().split('?')[0] ?? '');
    await expect(stage.locator('polygon').first()).toBeVisible();

    const link = stage.getByRole('link', { name: /^Pen 1 feeder/ });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(suite.heading('Pen 1 feeder')).toBeVisible();
  });
});

test('a canvas stands at a moment of the past, goes on step by step, and is back at now by one press', async ({
  suite,
}) => {
  const { page } = suite;
  await withCanvas(suite, async (canvasId) => {
    const anHourAgo = Math.floor((Date.now() - millisecondsInHour) / 60_000) * 60_000;
    await suite.startAt(`/dashboard/north-barn/camera-canvas/${canvasId}?time=${anHourAgo}`);
    const pictures = stageOf(suite).locator('figure[data-state="ready"] img');
    await expect(pictures).toHaveCount(cameraIds.length);
    await page.getByRole('button', { name: words(suite, 'on'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`time=${anHourAgo + 600_000}`));
    await expect(pictures).toHaveCount(cameraIds.length);
    await page.getByRole('button', { name: words(suite, 'play') }).click();
    await expect(page).toHaveURL(new RegExp(`time=${anHourAgo + 1_200_000}`));
    await page.getByRole('button', { name: words(suite, 'now'), exact: true }).click();
    await expect(page).not.toHaveURL(/time=/);
    await expect(stageOf(suite).locator('article')).toHaveCount(cameraIds.length);
  });
});

test('the wall shows the canvas and nothing else, and leads back', async ({ suite }) => {
  const { page } = suite;
  await withCanvas(suite, async (canvasId, name) => {
    await suite.startAt(`/dashboard/north-barn/camera-canvas/${canvasId}?wall=1`);
    const wall = page.getByRole('dialog', { name: words(suite, 'picture_other', { name, count: cameraIds.length }) });
    await expect(wall.locator('article')).toHaveCount(cameraIds.length);
    await page.keyboard.press('Escape');
    await expect(wall).toBeHidden();
    await expect(suite.heading(name)).toBeVisible();
  });
});

test('a canvas that is not there says so', async ({ suite }) => {
  await suite.startAt('/dashboard/north-barn/camera-canvas/no-such-canvas');
  await expect(suite.page.getByText(words(suite, 'unknown'))).toBeVisible();
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two fingers go near, two taps as well, one tap opens the camera', async ({ suite, context }) => {
    const { page } = suite;
    await withCanvas(suite, async (canvasId) => {
      await suite.startAt(`/dashboard/north-barn/camera-canvas/${canvasId}`);
      const stage = stageOf(suite);
      await expect(stage.locator('img').first()).toBeVisible();
      const hand = await Hand.on(page, context);
      await hand.spread(stage);
      await expect.poll(() => scaleOf(suite)).toBeGreaterThan(1.5);
      await page.getByRole('button', { name: words(suite, 'whole') }).click();
      await expect.poll(() => scaleOf(suite)).toBe(1);
      await hand.tapTwice(stage.getByRole('link').first());
      await expect.poll(() => scaleOf(suite)).toBeGreaterThan(2);
      await page.getByRole('button', { name: words(suite, 'whole') }).click();
      await expect.poll(() => scaleOf(suite)).toBe(1);
      await stage.getByRole('link', { name: /^Pen 1 feeder/ }).tap();
      await expect(suite.heading('Pen 1 feeder')).toBeVisible();
    });
  });
});
