import type { Page } from '@playwright/test';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

/** Holds the suite's own script back, until `letThrough`. */
async function holdSuite(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/shell\.[0-9a-f]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => letThrough();
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the frame is drawn by the page itself, in the theme and language that the device knows, and nothing jumps', async ({
  suite,
}) => {
  const { page } = suite;
  await suite.start({ language: 'de' });
  await page.evaluate(() => localStorage.setItem('barnwatch.theme', 'dark'));
  const letThrough = await holdSuite(page);
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'moved', 0);
    new PerformanceObserver((list) => {
      const sum = list.getEntries().reduce((all, entry) => all + Number(Reflect.get(entry, 'value')), 0);
      Reflect.set(globalThis, 'moved', Number(Reflect.get(globalThis, 'moved')) + sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${runningSuite().address}/select-barn`, { waitUntil: 'commit' });
  const firstBar = page.locator('.first-bar');
  await expect(firstBar).toBeVisible();
  expect(await ground(page)).toBe('rgb(14, 20, 27)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const bar = await firstBar.boundingBox();

  letThrough();
  await suite.expectSelectBarn();
  await expect(firstBar).toHaveCount(0);
  expect(await ground(page)).toBe('rgb(14, 20, 27)');
  const link = page.getByRole('link', { name: suite.words('shell', 'frame.chooseBarn') }).filter({ visible: true });
  const switcher = await link.boundingBox();
  expect(bar && switcher && switcher.x >= bar.x && switcher.x + switcher.width <= bar.x + bar.width).toBe(true);
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'moved')))).toBeLessThan(0.02);
});

test('a suite whose script is gone says so in both languages, within the first frame, and can be loaded again', async ({
  suite,
}) => {
  const { page } = suite;
  suite.watch.expect(/shell\.[0-9a-f]+\.js/, /^console error: /);
  const gone = /\/shell\.[0-9a-f]+\.js$/;
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${runningSuite().address}/select-barn`);
  await expect(page.locator('.first-place')).toContainText(/could not start .* konnte nicht starten/);
  await page.unroute(gone);
  await page.getByRole('button', { name: 'Load again · Neu laden' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
