import { randomUUID } from 'node:crypto';
import type { RegionMapping } from '@barnwatch/shared/wire';
import { BarnApi } from '../harness/barn-api';
import { Hand } from '../harness/hand';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

/** A kind of region of this test alone, so that nobody has drawn any. */
async function newRegionType(api: BarnApi): Promise<string> {
  const regionType = `hand-${randomUUID().slice(0, 8)}`;
  await api.call('PUT', `api/regions/types/${regionType}`, { value: { color: '#5b8def' } });
  await api.call('PUT', `api/regions/specifications/${regionType}`, { value: { color: '#e69f00', regionType } });
  return regionType;
}

async function mappingsOf(api: BarnApi, regionType: string): Promise<readonly RegionMapping[]> {
  const { regionMappings } = (await api.call('GET', 'api/regions/mappings')) as { regionMappings: RegionMapping[] };
  return regionMappings.filter((mapping) => mapping.regionType === regionType);
}

const t = (suite: Suite, key: string, values = {}) => suite.words('mf-regions', `polygonEditor.${key}`, values);
const button = (suite: Suite, key: string, values = {}) =>
  suite.page.getByRole('button', { name: t(suite, key, values), exact: true });
const stageOf = (suite: Suite) => suite.page.getByRole('application', { name: t(suite, 'stage') });

async function openEditor(suite: Suite, regionType: string, camera: string): Promise<void> {
  await suite.startAt(`/dashboard/north-barn/administration/polygon-editor/${camera}?type=${regionType}`);
  await expect(stageOf(suite).locator('img')).toBeVisible();
}

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a region is sketched with one stroke; two fingers zoom and draw nothing', async ({ suite, context }) => {
    const { page } = suite;
    const api = await BarnApi.signIn(runningSuite().north);
    const regionType = await newRegionType(api);
    await openEditor(suite, regionType, 'pen-05');
    const stage = stageOf(suite);
    await button(suite, 'tools.freehand').tap();
    // A press may have brought the tools into sight instead of the picture.
    await page.evaluate(() => scrollTo(0, 0));
    const hand = await Hand.on(page, context);
    await hand.spread(stage);
    await expect(button(suite, 'look.whole')).toBeEnabled();
    await expect(button(suite, 'tools.undo')).toBeDisabled();
    await button(suite, 'look.whole').tap();
    await page.evaluate(() => scrollTo(0, 0));

    const round = Array.from({ length: 96 }, (_, step) => {
      const turn = (step / 97) * 2 * Math.PI;
      return [0.5 + 0.3 * Math.cos(turn), 0.5 + 0.3 * Math.sin(turn)] as const;
    });
    await hand.stroke(stage, round);
    await button(suite, 'save').tap();
    await expect(suite.toast(t(suite, 'saved'))).toBeVisible();
    const points = (await mappingsOf(api, regionType))[0]?.regions[0]?.points ?? [];
    expect(points.length).toBeGreaterThan(5);
    expect(points.length).toBeLessThan(48);
  });
});

test('a region that was drawn on a night picture is copied to another camera, which is looked at first', async ({
  suite,
}) => {
  const { page } = suite;
  const api = await BarnApi.signIn(runningSuite().north);
  const regionType = await newRegionType(api);
  const points = [
    { x: 0.25, y: 0.25 },
    { x: 0.75, y: 0.25 },
    { x: 0.5, y: 0.75 },
  ];
  const regions = [{ regionSpecification: regionType, points }];
  await api.call('POST', 'api/regions/mappings/', { value: { cameraId: 'pen-06', regionType, regions } });
  await openEditor(suite, regionType, 'pen-06');
  await page.getByRole('radio', { name: t(suite, 'look.backgrounds.night') }).check({ force: true });
  await expect(stageOf(suite).locator('img')).toBeVisible();
  await button(suite, 'copying.open').click();
  const dialog = page.getByRole('dialog', { name: t(suite, 'copying.title') });
  await dialog.getByRole('checkbox', { name: /^Pen 7/ }).check({ force: true });
  await expect(dialog.locator('svg').first()).toBeVisible();
  await dialog.getByRole('button', { name: t(suite, 'copying.copy_one', { count: 1 }) }).click();
  await expect(dialog.getByText(t(suite, 'copying.copied'), { exact: true })).toBeVisible();
  const copied = (await mappingsOf(api, regionType)).find(({ cameraId }) => cameraId === 'pen-07');
  expect(copied?.regions[0]?.points).toEqual(points);
});
