import { readFile } from 'node:fs/promises';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { expect, test } from '../harness/suite-test';
import { inAddress, text } from './camera-words';
import { startInLookOfSize } from './look-of-size';

const barn = '/dashboard/north-barn';

/** A moment as the browser's clocks show it, those of Berlin: `2026-11-21 06:00:00`. */
const clockOf = (timeMs: number): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Berlin' }).format(
    timeMs,
  );

test('the counts of seven days as a table and as a file', async ({ suite }) => {
  const { page } = suite;
  await startInLookOfSize(suite, `${barn}/camera/graph/pen-01/Pen%201%20feeder`);
  await expect(page.locator('main canvas').first()).toBeVisible();
  await page.locator('main').getByText(text(suite, 'graph.spans.7d'), { exact: true }).click();
  await expect(page).toHaveURL(/7d/);
  // A barn that has just been started works out what nobody has asked for yet.
  await expect(page.locator('main canvas').first()).toBeVisible();
  await page.locator('main').getByText(text(suite, 'graph.forms.table'), { exact: true }).click();
  const hour = page.locator('main').getByRole('row').filter({ hasText: /\d/ });
  await expect(hour.first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: text(suite, 'graph.saveCsv') }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  expect((await readFile(await file.path(), 'utf8')).trim().split('\n').length).toBeGreaterThan(24);
});

test('a moment of the graph has its picture, and the way to those around it', async ({ suite }) => {
  const { page } = suite;
  await suite.startAt(`${barn}/camera/graph/pen-01/Pen%201%20feeder?span=1d&mode=stacked`);
  const cursor = page.getByRole('slider', { name: text(suite, 'graph.chartName') });
  await cursor.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]time=\d+/);
  const moment = inAddress(suite, 'time');
  const panel = page.getByRole('complementary', { name: text(suite, 'graph.moment.title') });
  const picture = panel.getByRole('img', { name: /^Pen 1 feeder at / });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await panel.getByRole('link', { name: text(suite, 'graph.moment.images') }).click();
  await expect(page).toHaveURL(/\/camera\/images\/pen-01\//);
  expect(inAddress(suite, 'time')).toBe(moment);
});

test('any span of the graph, written by hand', async ({ suite }) => {
  const { page } = suite;
  await suite.startAt(`${barn}/camera/graph/pen-01/Pen%201%20feeder`);
  await page.locator('main').getByText(text(suite, 'graph.spans.other'), { exact: true }).click();
  const dialog = page.getByRole('dialog');
  const opened = Date.now();
  const [start = '', end = ''] = [3, 2].map(
    (daysAgo) => `${clockOf(opened - daysAgo * millisecondsInDay).slice(0, 10)} 06:00`,
  );
  const fill = async (key: string, written: string) => {
    const field = dialog.getByRole('textbox', { name: suite.words('shared', key) });
    await field.fill(written);
    await field.press('Tab');
    await expect(field).toHaveValue(`${written}:00`);
  };
  await fill('time.span.start', start);
  await fill('time.span.end', end);
  await dialog.getByRole('button', { name: text(suite, 'graph.otherSpan.show') }).click();
  await expect(page).toHaveURL(/[?&]from=\d+&to=\d+/);
  // Told by the clock: around a change of the clocks the day between them has 23 or 25 hours.
  expect(['from', 'to'].map((name) => clockOf(inAddress(suite, name)))).toEqual([`${start}:00`, `${end}:00`]);
  await expect(page.locator('main canvas').first()).toBeVisible();
});

test('how the animals spread: the course, the places, and a factor of one’s own', async ({ suite }) => {
  const { page } = suite;
  const main = page.locator('main');
  // An hour that is over: its evenness does not change while it is read.
  const end = Math.floor(Date.now() / millisecondsInHour) * millisecondsInHour;
  await startInLookOfSize(
    suite,
    `${barn}/camera/graph/pen-01/Pen%201%20feeder?from=${end - millisecondsInHour}&to=${end}`,
  );
  await main.getByRole('tab', { name: text(suite, 'graph.tabs.distribution') }).click();
  await expect(page).toHaveURL(/[?&]tab=distribution/);
  await expect(main.locator('canvas').first()).toBeVisible();
  const places = main.getByRole('list', { name: text(suite, 'distribution.places') }).getByRole('listitem');
  await expect(places).not.toHaveCount(0);
  await expect(places.first()).toContainText('%');
  const cursor = main.getByRole('slider', { name: text(suite, 'distribution.index') });
  const evenness = async (): Promise<number> => {
    await cursor.focus();
    await page.keyboard.press('End');
    const read = /[\d.,]+$/.exec((await cursor.getAttribute('aria-valuetext')) ?? '')?.[0];
    return Number(read?.replace(',', '.'));
  };
  const plain = await evenness();
  expect(plain).toBeLessThanOrEqual(1);
  await main.getByRole('textbox', { name: text(suite, 'distribution.factor') }).fill('100');
  await expect.poll(evenness).toBeCloseTo(plain * 100, -1);
  await main.getByText(text(suite, 'graph.forms.table'), { exact: true }).click();
  await expect(main.getByRole('row').filter({ hasText: /\d/ }).first()).toBeVisible();
});

test('the barn at a glance: all of it on one screen, and from each thing the way to more', async ({ suite }) => {
  const { page } = suite;
  const main = page.locator('main');
  const part = (key: string) => main.getByRole('region', { name: text(suite, key), exact: true });
  await startInLookOfSize(suite, `${barn}/overview`);
  await expect(main.locator('[data-verdict]')).toHaveAttribute('data-verdict', /attention|quiet/);
  await expect(main.getByText(/\d+ (animals|Tiere)/).first(), 'the state of the barn').toBeVisible();
  const pictures = part('overview.pictures').locator('li article');
  await expect(pictures).toHaveCount(4);
  // On a phone the others are out of sight, and not asked for.
  if (await suite.isPhone()) await expect(pictures.locator('img').first()).toBeVisible();
  else await expect(pictures.locator('img')).toHaveCount(4);
  await expect(part('overview.counts.title').locator('strong').first()).toHaveText(/^\d+$/);
  await expect(part('overview.counts.title')).toContainText(/yesterday|gestern/);
  for (const key of ['deadAnimals', 'interventions', 'cameras', 'documentation']) {
    await expect(part(`overview.${key}.title`)).toBeVisible();
    await expect(part(`overview.${key}.title`)).not.toHaveAttribute('aria-busy', 'true');
  }
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  if (!(await suite.isPhone())) {
    const hidden = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(hidden, 'one screen').toBeLessThanOrEqual(0);
  }

  await main.getByRole('button', { name: text(suite, 'barnFacts.chooseCameras.title') }).click();
  const dialog = page.getByRole('dialog');
  for (const name of ['Pen 1 feeder', 'Pen 3 lying area']) await dialog.getByRole('checkbox', { name }).uncheck();
  await dialog.getByRole('button', { name: text(suite, 'cameraChoice.show_other', { count: '2' }) }).click();
  await expect(pictures).toHaveCount(2);
  await page.reload();
  await expect(pictures).toHaveCount(2);
  await pictures.first().getByRole('link', { name: 'Pen 2 feeder' }).click();
  await expect(page).toHaveURL(/\/camera\/pen-02$/);
});

test('the last twelve hours are told in sentences', async ({ suite }) => {
  const { page } = suite;
  await startInLookOfSize(suite, `${barn}/summary`);
  await page.locator('main').getByText(text(suite, 'summary.spans.12h'), { exact: true }).click();
  await expect(page).toHaveURL(/12h/);
  const inShort = page.getByRole('region', { name: text(suite, 'summary.inShort') });
  await expect(inShort.getByRole('listitem').first()).toBeVisible();
  await expect(inShort.locator('[aria-busy]')).toHaveCount(0);
  expect(await inShort.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
});

test('a carousel goes on by itself', async ({ suite }) => {
  const { page } = suite;
  await startInLookOfSize(suite, `${barn}/image-carousels?camera=pen-01&camera=pen-02&interval=5`);
  const shown = page.locator('[data-place="current"] article');
  await expect(shown).toHaveAccessibleName('Pen 1 feeder');
  await expect(shown).toHaveAccessibleName('Pen 2 feeder');
  await expect(shown.locator('img')).toBeVisible();
});

test('a carousel over the whole screen: dark in a light theme, its buttons beside its words', async ({ suite }) => {
  const { page } = suite;
  await suite.startAt(`${barn}/image-carousels?camera=pen-01&camera=pen-02&interval=60`);
  await page.getByRole('button', { name: text(suite, 'carousel.full') }).click();
  const wall = page.getByRole('dialog', { name: text(suite, 'carousel.title') });
  const shown = wall.locator('[data-place="current"] article');
  await expect(shown.locator('img')).toBeVisible();
  await expect(shown).toHaveCSS('background-color', 'rgb(10, 14, 20)');
  const words = await shown.getByText('Pen 1 feeder').boundingBox();
  const leave = await wall.getByRole('button', { name: text(suite, 'wall.leave') }).boundingBox();
  expect(words?.y).toBeGreaterThan((leave?.y ?? Infinity) + (leave?.height ?? 0));
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAccessibleName('Pen 2 feeder');
  await page.keyboard.press('Escape');
  await expect(wall).toHaveCount(0);
});
