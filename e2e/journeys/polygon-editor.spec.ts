import { randomUUID } from 'node:crypto';
import type { RegionMapping } from '@barnwatch/shared/wire';
import type { Locator, Page } from '@playwright/test';
import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

const barn = '/dashboard/north-barn';

type Pixel = readonly [x: number, y: number];

/** A kind of region of this test alone, so that nobody has drawn any. */
async function newRegionType(api: BarnApi): Promise<string> {
  const regionType = `drawn-${randomUUID().slice(0, 8)}`;
  await api.call('PUT', `api/regions/types/${regionType}`, { value: { color: '#5b8def' } });
  const value = { color: '#e69f00', regionType };
  for (const name of ['left', 'right'])
    await api.call('PUT', `api/regions/specifications/${regionType}-${name}`, { value });
  return regionType;
}

async function mappingOf(api: BarnApi, regionType: string): Promise<RegionMapping | undefined> {
  const { regionMappings } = (await api.call('GET', 'api/regions/mappings')) as { regionMappings: RegionMapping[] };
  return regionMappings.find((mapping) => mapping.regionType === regionType);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large the pictures of a camera are. */
async function sizeOf(api: BarnApi, cameraId: string): Promise<Size> {
  const { camera } = (await api.call('GET', `api/cameras/${cameraId}`)) as { camera: Size };
  return camera;
}

/** In pixels of the camera's picture. A millionth of one is the shortness of numbers. */
async function pixelsAtBarn(api: BarnApi, regionType: string, size: Size, region = 0): Promise<readonly Pixel[]> {
  const points = (await mappingOf(api, regionType))?.regions[region]?.points ?? [];
  return points.map(({ x, y }) => [Number((x * size.width).toFixed(6)), Number((y * size.height).toFixed(6))]);
}

const t = (suite: Suite, key: string, values = {}) => suite.words('mf-regions', `polygonEditor.${key}`, values);
const stageOf = (suite: Suite): Locator => suite.page.getByRole('application', { name: t(suite, 'stage') });

async function openEditor(suite: Suite, regionType: string, camera = 'pen-01'): Promise<void> {
  await suite.startAt(`${barn}/administration/polygon-editor/${camera}?type=${regionType}`);
  await expect(stageOf(suite).locator('img')).toBeVisible();
}

async function press(page: Page, [x, y]: Pixel, isTouch: boolean): Promise<void> {
  if (isTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** As the page itself has it: Playwright's boxes are those of whole pixels. */
function placeOf(element: Locator) {
  return element.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** Presses at places of the stage, in shares of it. @returns the pixels of the picture that lie there */
async function pressAt(
  suite: Suite,
  size: Size,
  shares: readonly Pixel[],
  isTouch: boolean,
): Promise<readonly Pixel[]> {
  const stage = stageOf(suite);
  await stage.scrollIntoViewIfNeeded();
  const drawn: Pixel[] = [];
  for (const [across, down] of shares) {
    const [box, picture] = [await placeOf(stage), await placeOf(stage.locator('img'))];
    const place: Pixel = [Math.round(box.x + across * box.width), Math.round(box.y + down * box.height)];
    await press(suite.page, place, isTouch);
    drawn.push([
      Math.round(((place[0] - picture.x) / picture.width) * size.width),
      Math.round(((place[1] - picture.y) / picture.height) * size.height),
    ]);
  }
  return drawn;
}

const hexagon: readonly Pixel[] = [
  [0.3, 0.3],
  [0.5, 0.2],
  [0.7, 0.3],
  [0.7, 0.6],
  [0.5, 0.75],
  [0.3, 0.6],
];

const button = (suite: Suite, key: string) => suite.page.getByRole('button', { name: t(suite, key), exact: true });

async function save(suite: Suite): Promise<void> {
  await button(suite, 'save').click();
  await expect(suite.toast(t(suite, 'saved'))).toBeVisible();
}

async function drawsToThePixel(suite: Suite, isTouch: boolean): Promise<void> {
  const api = await BarnApi.signIn(runningSuite().north);
  const regionType = await newRegionType(api);
  const size = await sizeOf(api, 'pen-01');
  await openEditor(suite, regionType);
  await button(suite, 'tools.draw').click();
  const whole = await pressAt(suite, size, hexagon, isTouch);
  await button(suite, 'tools.close').click();
  for (let times = 0; times < 6; times += 1) await button(suite, 'look.in').click();
  const zoomed = await pressAt(suite, size, hexagon, isTouch);
  await button(suite, 'tools.close').click();
  await save(suite);
  expect(await pixelsAtBarn(api, regionType, size, 0)).toEqual(whole);
  expect(await pixelsAtBarn(api, regionType, size, 1)).toEqual(zoomed);

  await suite.page.reload();
  await expect(suite.page.getByRole('button', { name: new RegExp(`^2 · ${regionType}-left`) })).toBeVisible();
}

test('a region of six points is drawn and saved, also zoomed: the barn has it to the pixel of the picture', async ({
  suite,
}) => {
  await drawsToThePixel(suite, await suite.isPhone());
});

for (const deviceScaleFactor of [1.5, 3]) {
  test.describe(`at ${deviceScaleFactor} device pixels a pixel`, () => {
    test.use({ deviceScaleFactor });
    test(`what is drawn is what the barn has, at ${deviceScaleFactor}`, async ({ suite }) => {
      await drawsToThePixel(suite, await suite.isPhone());
    });
  });
}

test('by keyboard alone: drawn, a point moved by its number, undone, saved', async ({ suite }) => {
  const { page } = suite;
  const api = await BarnApi.signIn(runningSuite().north);
  const regionType = await newRegionType(api);
  const size = await sizeOf(api, 'pen-02');
  await openEditor(suite, regionType, 'pen-02');
  // The crosshair begins there.
  const middle = { x: size.width / 2, y: size.height / 2 };
  await button(suite, 'tools.draw').focus();
  await page.keyboard.press('Enter');
  await stageOf(suite).focus();
  const far = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(`Shift+${key}`);
  };
  await page.keyboard.press('Enter');
  await far('ArrowRight', 12);
  await page.keyboard.press('Enter');
  await far('ArrowDown', 9);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('c');
  const field = page.getByRole('textbox', { name: t(suite, 'points.x', { point: 2 }) });
  await expect(field).toHaveCount(1);
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(String(middle.x + 140));
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(String(middle.x + 140));
  await stageOf(suite).focus();
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(String(middle.x + 120));
  await page.keyboard.press('Control+Shift+z');
  await button(suite, 'save').focus();
  await page.keyboard.press('Enter');
  await expect(suite.toast(t(suite, 'saved'))).toBeVisible();
  expect(await pixelsAtBarn(api, regionType, size)).toEqual([
    [middle.x, middle.y],
    [middle.x + 140, middle.y],
    [middle.x + 120, middle.y + 91],
  ]);
});

test('two people draw on one camera at once: nothing of either is lost unseen', async ({ suite }) => {
  const { page } = suite;
  const api = await BarnApi.signIn(runningSuite().north);
  const regionType = await newRegionType(api);
  const isTouch = await suite.isPhone();
  const size = await sizeOf(api, 'pen-03');
  await openEditor(suite, regionType, 'pen-03');
  await button(suite, 'tools.draw').click();
  const mine = await pressAt(suite, size, hexagon, isTouch);
  await button(suite, 'tools.close').click();
  const points = [
    { x: 0.05, y: 0.05 },
    { x: 0.2, y: 0.05 },
    { x: 0.2, y: 0.15 },
  ];
  const regions = [{ regionSpecification: `${regionType}-right`, points }];
  await api.call('POST', 'api/regions/mappings/', { value: { cameraId: 'pen-03', regionType, regions } });
  // A page that is loaded again has the drawing as it was, and hears of the other one.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await button(suite, 'merge.look').click();
  const dialog = page.getByRole('dialog', { name: t(suite, 'merge.title') });
  await dialog.getByRole('button', { name: t(suite, 'merge.take') }).click();
  await save(suite);
  const stored = (await mappingOf(api, regionType))?.regions.map(({ regionSpecification }) => regionSpecification);
  expect(stored?.sort()).toEqual([`${regionType}-left`, `${regionType}-right`]);
  expect([await pixelsAtBarn(api, regionType, size, 0), await pixelsAtBarn(api, regionType, size, 1)]).toContainEqual(
    mine,
  );
});
