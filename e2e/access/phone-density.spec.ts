import { expect, type Locator } from '@playwright/test';
import type { Suite } from '../harness/suite';
import { test } from '../harness/suite-test';

const barn = '/dashboard/north-barn';
const phone = { width: 390, height: 844 };
const lying = { width: 844, height: 390 };

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(element: Locator): Promise<Box> {
  await expect(element).toBeVisible();
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** What lists show first; the journal divides its records by days. */
const lists = [
  { path: `${barn}/camera`, first: (suite: Suite) => suite.page.locator('main li[data-camera-id]').first() },
  { path: `${barn}/interventions`, first: (suite: Suite) => suite.page.locator('main article').first() },
  { path: `${barn}/incidents`, first: (suite: Suite) => suite.page.locator('main li article').first() },
  { path: `${barn}/documentation`, first: (suite: Suite) => suite.page.locator('main h2').first() },
] as const;

for (const language of ['en', 'de'] as const) {
  test(`on a phone a list begins in the upper third, and nothing lies over its end (product 2.14): ${language}`, async ({
    suite,
  }) => {
    const { page } = suite;
    await page.setViewportSize(phone);
    await suite.startAt(`${barn}/camera`, { language });
    for (const { path, first } of lists) {
      await suite.open(path);
      const { y } = await boxOf(first(suite));
      expect.soft(y, path).toBeLessThanOrEqual(phone.height / 3);
    }
    // The main action has a row of its own: it is as wide as the page, and what scrolls ends at its edge.
    await suite.open(`${barn}/interventions`);
    const row = await boxOf(page.locator('[data-thumb-area]'));
    expect([Math.round(row.x), Math.round(row.width)]).toEqual([0, phone.width]);
  });
}

test('on a phone that lies the first of a list is in sight, and so is the mark of the suite (product 2.14)', async ({
  suite,
}) => {
  const { page } = suite;
  await page.setViewportSize(lying);
  await suite.startAt(`${barn}/camera`, { language: 'de' });
  for (const { path, first } of lists) {
    await suite.open(path);
    const { y } = await boxOf(first(suite));
    expect.soft(y, path).toBeLessThanOrEqual((lying.height * 2) / 3);
  }
  expect((await boxOf(page.locator('nav svg').first())).width).toBe(24);
  // The rail leaves the pictures six sevenths of the window, and whatever is at hand on a phone that stands is in it.
  const [rail, content] = [await boxOf(page.getByRole('navigation')), await boxOf(page.locator('main'))];
  expect([rail.height, content.x]).toEqual([lying.height, rail.width]);
  expect(content.width).toBeGreaterThan((lying.width * 6) / 7);
  for (const key of ['frame.more', 'finder.open'] as const)
    expect(
      await page
        .getByRole('navigation')
        .getByRole('button', { name: suite.words('shell', key) })
        .boundingBox(),
    ).not.toBeNull();
  await page
    .getByRole('navigation')
    .getByRole('button', { name: suite.words('shell', 'frame.more') })
    .click();
  await expect(
    page.getByRole('dialog').getByRole('link', { name: suite.words('shell', 'frame.chooseBarn') }),
  ).toBeVisible();
});

test('on a phone the tables of summary and watchdog are cards: what happened has the whole width (product 2.14)', async ({
  suite,
}) => {
  const { page } = suite;
  await page.setViewportSize(phone);
  await suite.startAt(`${barn}/summary`);
  const table = page.locator('main table').last();
  const what = table.locator('tbody tr').first().locator('td').nth(2);
  const [whole, cell] = [await boxOf(table), await boxOf(what)];
  expect(cell.width).toBeGreaterThan(0.9 * whole.width);
  expect(cell.y).toBeLessThan((await boxOf(table.locator('tbody td').first())).y);

  // A barn that has just been started has checked nothing yet.
  const checks = [0, 1, 2].map((index) => ({ startedAt: Date.now() - index * 600_000, speed: 1.25, warned: false }));
  await page.route('**/api/watchdogs/queryOne', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { watchdog: object } };
    await route.fulfill({ response, json: { data: { watchdog: { ...data.watchdog, recentRuns: checks } } } });
  });
  await suite.open(`${barn}/speedWatchdog`);
  const run = page.locator('main table tbody tr').first();
  const [card, result] = [await boxOf(run), await boxOf(run.locator('td').last())];
  expect(result.width).toBeGreaterThan(0.9 * card.width);
  const [time, speed] = [await boxOf(run.locator('td').nth(0)), await boxOf(run.locator('td').nth(1))];
  expect(meet({ ...time, x: 0, width: phone.width }, speed), 'when and how fast stand on one line').toBe(true);
  expect(result.y).toBeGreaterThanOrEqual(time.y + time.height);
});

for (const size of [phone, { width: 1280, height: 800 }]) {
  test(`a toast lies neither over the title of a dialog nor over its buttons, and leaves (product 9.1): ${size.width} px`, async ({
    suite,
  }) => {
    const { page } = suite;
    await page.setViewportSize(size);
    await suite.startAt(`${barn}/interventions?intervention=new`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().waitFor({ state: 'attached' });
    await dialog
      .getByRole('button', { name: suite.words('mf-incidents', 'interventionForm.save'), exact: true })
      .click();
    const toast = page.locator('[data-toasts] [data-kind]').first();
    await expect(toast).toBeVisible();
    const lies = await boxOf(toast);
    expect(meet(lies, await boxOf(dialog.locator('header')))).toBe(false);
    expect(meet(lies, await boxOf(dialog.locator('footer')))).toBe(false);
    expect(meet(lies, await boxOf(page.locator(':focus')))).toBe(false);
    await expect(toast).toBeHidden();
  });
}

test('held upright, nothing lies over the live picture but its own words (product 2.14)', async ({ suite }) => {
  const { page } = suite;
  await page.setViewportSize(phone);
  await suite.startAt(`${barn}/camera/streaming/pen-01/Pen%201%20feeder`);
  const picture = await boxOf(page.locator('main article').first());
  const pressed = page.locator('main').getByRole('button').or(page.locator('main').getByRole('link'));
  await suite.expectTileState(/^(live|lagging)$/);
  await expect(page.getByRole('button', { name: suite.words('mf-cameras', 'liveView.statistics') })).toBeVisible();
  // All in one look: one after the other, one of them may be gone when it is its turn.
  const boxes = await pressed.filter({ visible: true }).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { words: element.textContent, x, y, width, height };
    }),
  );
  expect(boxes.length).toBeGreaterThan(0);
  expect(boxes.filter((box) => meet(box, picture)).map((box) => box.words)).toEqual([]);
});

test('on a phone that lies, the live screen shows nothing but the picture (product 2.14)', async ({ suite }) => {
  const { page } = suite;
  await page.setViewportSize(lying);
  await suite.startAt(`${barn}/camera/streaming/pen-01/Pen%201%20feeder`);
  const stage = page.locator('main [data-alone]');
  await expect(stage).toBeVisible();
  await suite.expectTileState(/^(live|lagging)$/);
  expect(await boxOf(suite.liveTile())).toEqual({ x: 0, y: 0, ...lying });
  // What can be pressed leaves the picture free by itself, and no bar or words of the page lie over it.
  await expect(stage).toHaveAttribute('data-controls', 'faded');
  const elsewhere = await stage.evaluate((picture, { width, height }) => {
    const places = [0, 1, 2, 3, 4].flatMap((column) => [0, 1, 2, 3, 4].map((row) => [column, row] as const));
    return places
      .map(([column, row]) => document.elementFromPoint(2 + (column * (width - 4)) / 4, 2 + (row * (height - 4)) / 4))
      .filter((element) => !picture.contains(element))
      .map((element) => element?.outerHTML.slice(0, 200));
  }, lying);
  expect(elsewhere).toEqual([]);
  // Nothing below it, either, that one could scroll to.
  await expect(page.locator('main section, main ul').filter({ visible: true })).toHaveCount(0);
});
