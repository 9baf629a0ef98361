import { countedPage, countThings, leastThingCounts } from '../bench/wall/thing-counts';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

const grid = '/dashboard/north-barn/grid';
const cameras = 12;

async function openGrid(suite: Suite, query = ''): Promise<void> {
  await suite.startAt(`${grid}${query}`);
  await expect(suite.page.locator('main li article')).toHaveCount(cameras);
}

function text(suite: Suite, key: string): string {
  return suite.words('mf-cameras', key);
}

test('tiles fill the window, keep the shape of the pictures and never overlap', async ({ suite }) => {
  await openGrid(suite);
  const boxes = await suite.page.locator('main li article').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const { left, top, right, bottom, width, height } = tile.getBoundingClientRect();
      return { left, top, right, bottom, shape: width / height };
    }),
  );
  for (const [index, box] of boxes.entries()) {
    expect(box.shape).toBeCloseTo(16 / 9, 1);
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
      expect(isApart).toBe(true);
    }
  }
  const { width } = suite.page.viewportSize() ?? { width: 0 };
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
});

test('a tile that is moved by keys is there again after a reload', async ({ suite }) => {
  const { page } = suite;
  await openGrid(suite, '?columns=4');
  await page.getByRole('button', { name: text(suite, 'grid.arrange') }).click();
  await page.locator('[data-grip]').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.locator('main li article').nth(1)).toHaveAccessibleName('Pen 1 feeder');
  await page.reload();
  await expect(page.locator('main li article').nth(1)).toHaveAccessibleName('Pen 1 feeder');
});

test('a tile that is dragged takes the place of the one it is dropped on, and is there again after a reload', async ({
  suite,
}) => {
  const { page } = suite;
  await openGrid(suite, '?columns=4');
  await page.getByRole('button', { name: text(suite, 'grid.arrange') }).click();
  const grip = page.locator('[data-grip]').first();
  await grip.hover();
  await page.mouse.down();
  const onto = await page.locator('main li article').nth(5).boundingBox();
  if (!onto) throw new Error('There is no sixth tile.');
  await page.mouse.move(onto.x + onto.width / 2, onto.y + onto.height / 2, { steps: 8 });
  await page.mouse.up();
  const sixth = page.locator('main li article').nth(5);
  await expect(sixth).toHaveAccessibleName('Pen 1 feeder');
  await page.reload();
  await expect(sixth).toHaveAccessibleName('Pen 1 feeder');
});

test('a chosen camera moves, the others stay stills', async ({ suite }) => {
  const { page } = suite;
  await openGrid(suite);
  await page.getByRole('button', { name: text(suite, 'grid.chooseLive') }).click();
  await page.getByRole('button', { name: /Pen 2 feeder/ }).click();
  const tile = page.getByRole('article', { name: 'Pen 2 feeder' });
  await expect(tile).toHaveAttribute('data-state', /^(live|lagging)$/);
  await expect(page.getByRole('article', { name: 'Pen 1 feeder' })).toHaveAttribute('data-state', 'still');
});

test('a wall balances what it holds, and is left by Esc', async ({ suite }) => {
  const { page } = suite;
  const counted = await countedPage(page);
  await countThings(counted);
  await openGrid(suite);
  await page.getByRole('button', { name: text(suite, 'grid.settings') }).click();
  await page.getByLabel(text(suite, 'grid.interval')).selectOption('1000');
  await page.getByRole('button', { name: text(suite, 'grid.layouts.done') }).click();
  await page.getByRole('button', { name: text(suite, 'grid.wall'), exact: true }).click();
  const wall = page.getByRole('dialog');
  await expect(wall.locator('article img')).toHaveCount(cameras);

  /** Every camera has shown another picture so many times. */
  const refreshed = (times: number) =>
    expect
      .poll(
        async () => {
          const urls = await wall
            .locator('article img')
            .evaluateAll((images) => images.map((one) => Reflect.get(one, 'src')));
          for (const [index, url] of urls.entries()) seen[index] = (seen[index] ?? new Set()).add(String(url));
          return Math.min(...seen.map((one) => one.size));
        },
        { intervals: [100] },
      )
      .toBeGreaterThanOrEqual(times);
  const seen: Set<string>[] = [];
  await refreshed(3);
  const before = await leastThingCounts(counted);
  await refreshed(12);
  const after = await leastThingCounts(counted);
  expect(after.objectUrls).toBe(before.objectUrls);
  // Some requests are always under way. What each picture left behind would be many times as much.
  const pictures = 9 * cameras;
  for (const things of ['nodes', 'listeners', 'timers'] as const)
    expect(after[things] - before[things], things).toBeLessThan(pictures / 4);

  await page.keyboard.press('Escape');
  await expect(wall).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${grid}$`));
});
