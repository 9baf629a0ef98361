import { sidewaysOverflow } from '../access/whole-page';
import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from './fault-test';
import type { BarnProxy } from './proxy/barn-proxy';

interface CameraRecord {
  readonly cameraId: string;
  readonly [field: string]: unknown;
}

interface CamerasAnswer {
  readonly data: { readonly cameras: Readonly<Record<string, CameraRecord>> };
}

/** Lets the barn have cameras of these names, and tags; the pictures of all are those of its first one. */
function nameCameras(barn: BarnProxy, names: readonly string[], tags?: readonly string[]): void {
  barn.answers(/^\/api\/cameras$/, {
    kind: 'changed',
    change(body) {
      const [first] = Object.values((JSON.parse(body.toString()) as CamerasAnswer).data.cameras);
      const cameras = names.map((name, place) => {
        const cameraId = `odd-${String(place).padStart(3, '0')}`;
        return [cameraId, { ...first, cameraId, name, sortPrefix: cameraId, ...(tags && { tags }) }] as const;
      });
      return Buffer.from(JSON.stringify({ data: { cameras: Object.fromEntries(cameras) } }));
    },
  });
}

/** So many tiles has a grid at most (product 10.4). */
const tilesOfPage = 100;

const many = Array.from({ length: 500 }, (_, place) => `Pen ${place + 1}`);

/** Equal names, other scripts and directions, and such that would be a program where a name is not only text. */
const strange = [
  'Twin',
  'Twin',
  '🐖 Sau 🐷',
  'حظيرة ١',
  'דיר 2',
  '<img src=x onerror=globalThis.hurt=1>',
  '<script>globalThis.hurt=1</script>',
  "javascript:globalThis.hurt=1//';--",
  '{{name}} $t(nav.camera)',
  'W'.repeat(120),
];

async function signIn(suite: Suite): Promise<void> {
  await suite.start();
  await suite.signIn({ barn: 'test-barn' });
}

async function open(suite: Suite, screen: 'camera' | 'grid' | 'overview', titleKey: string): Promise<void> {
  await suite.open(`/dashboard/test-barn/${screen}`);
  await expect(suite.heading(suite.words('mf-cameras', titleKey))).toBeVisible();
}

test('F36: a barn without cameras says so on every screen', async ({ suite, barnProxy }) => {
  nameCameras(barnProxy, []);
  await signIn(suite);
  const none = suite.page.getByText(suite.words('mf-cameras', 'cameraList.none'));
  await open(suite, 'camera', 'cameraList.title');
  await expect(none).toBeVisible();
  await suite.pictureOf('F36');
  await open(suite, 'grid', 'grid.title');
  await expect(none).toBeVisible();
  await open(suite, 'overview', 'overview.title');
  await expect(suite.page.locator('main img')).toHaveCount(0);
});

test('F36: a barn with one camera has one tile, which fills the grid', async ({ suite, barnProxy }) => {
  nameCameras(barnProxy, ['Only pen']);
  await signIn(suite);
  await open(suite, 'camera', 'cameraList.title');
  await expect(suite.cameraLinks()).toHaveCount(1);
  await open(suite, 'grid', 'grid.title');
  const tile = suite.page.getByRole('article', { name: 'Only pen' });
  await expect(tile).toBeVisible();
  const { width = 0 } = (await tile.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(600);
  await open(suite, 'overview', 'overview.title');
  await expect(suite.page.getByText('Only pen').first()).toBeVisible();
});

test('F36: of 500 cameras each can be reached in the list and in the grid', async ({ suite, barnProxy }) => {
  const { page } = suite;
  nameCameras(barnProxy, many);
  await signIn(suite);
  await open(suite, 'camera', 'cameraList.title');
  await expect(page.getByText(suite.words('mf-cameras', 'cameraFilter.count_other', { count: 500 }))).toBeVisible();
  await page.getByLabel(suite.words('mf-cameras', 'cameraFilter.search')).fill('Pen 500');
  await expect(page.getByRole('link', { name: 'Pen 500', exact: true })).toBeVisible();
  await open(suite, 'grid', 'grid.title');
  const next = page.getByRole('button', { name: suite.words('mf-cameras', 'grid.pageAfter') });
  const first = page.locator('main li article').first();
  const seen = new Set<string>();
  const look = async () => {
    const names = await page
      .locator('main li article')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));
    for (const name of names) seen.add(name);
  };
  await expect(first).toBeVisible();
  await look();
  for (let turn = 1; turn < many.length / tilesOfPage; turn += 1) {
    const before = (await first.getAttribute('aria-label')) ?? '';
    await next.click();
    await expect(first).not.toHaveAttribute('aria-label', before);
    await look();
  }
  expect(seen.size).toBe(many.length);
  await open(suite, 'overview', 'overview.title');
  await expect(page.locator('main article').first()).toBeVisible();
});

test('F36: whatever cameras are called, it is text and leads to them', async ({ suite, barnProxy }) => {
  const { page } = suite;
  nameCameras(barnProxy, strange);
  await signIn(suite);
  await open(suite, 'camera', 'cameraList.title');
  await expect(suite.cameraLinks()).toHaveCount(strange.length);
  const addresses = await suite.cameraLinks().evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size, 'equal names lead to different cameras').toBe(strange.length);
  for (const [screen, title] of [
    ['camera', 'cameraList.title'],
    ['grid', 'grid.title'],
  ] as const) {
    await open(suite, screen, title);
    for (const name of new Set(strange)) {
      await expect(page.getByRole('article', { name, exact: true }).first()).toBeAttached();
    }
  }
  await open(suite, 'overview', 'overview.title');
  await expect(page.getByText('🐖 Sau 🐷').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hurt'))).toBeUndefined();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'a long name widens no page').toBeLessThanOrEqual(0);
});

test('F36: at 390 px tags of 60 characters, and a name without a break on the summary, scroll no page sideways', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  const main = page.getByRole('main');
  const unbroken = 'W'.repeat(120);
  const tags = ['T'.repeat(60), `Sows that ${'w'.repeat(50)}`, 'fattening'];
  const barn = await BarnApi.signIn(runningSuite().testBarn.address);
  await barn.openIntervention(unbroken);
  nameCameras(barnProxy, [unbroken, 'Pen 2'], tags);
  await page.setViewportSize({ width: 390, height: 844 });
  await suite.startAt('/dashboard/test-barn/camera', { barn: 'test-barn' });
  await expect(suite.cameraLinks()).toHaveCount(2);
  await expect(
    main
      .getByText(tags[0] ?? '')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  expect.soft(await sidewaysOverflow(page), 'list of cameras').toBe(0);
  await main.getByRole('button', { name: suite.words('mf-cameras', 'cameraList.showAs.pictures') }).click();
  await expect(main.getByRole('article')).toHaveCount(2);
  await expect(
    main
      .locator('li li')
      .filter({ hasText: tags[0] ?? '' })
      .first(),
  ).toBeVisible();
  expect.soft(await sidewaysOverflow(page), 'pictures of cameras').toBe(0);
  // Two beside each other, as wide as the page together: enough to see the animals.
  const widths = await main.getByRole('article').evaluateAll((all) => all.map((each) => each.clientWidth));
  for (const width of widths) expect.soft(width, 'a picture of two').toBeGreaterThan(390 / 3);
  await suite.open('/dashboard/test-barn/summary');
  await expect(main.getByText(unbroken).filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: unbroken })).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  expect.soft(await sidewaysOverflow(page), 'summary').toBe(0);
});
