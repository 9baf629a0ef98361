import { PageTime } from '../harness/page-time';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from './fault-test';

/** Of the six connections of HTTP/1.1 live pictures take three (product 10.5). */
const mostStreams = 3;
const cameras = 12;

/** Longer than any call that finds a free connection takes, in the page's own time; a call that finds none never ends. */
const mostForCall = 5_000;

test('F35: live pictures beyond what the connection carries say so, and calls are still answered', async ({
  suite,
  northProxy,
}) => {
  const { page } = suite;
  northProxy.refuseSockets();
  await suite.startAt('/dashboard/north-barn/grid?columns=4');
  const tiles = page.locator('main li article');
  await expect(tiles).toHaveCount(cameras);
  await page.getByRole('button', { name: suite.words('mf-cameras', 'grid.settings') }).click();
  await page.getByLabel(suite.words('mf-cameras', 'grid.live'), { exact: true }).selectOption('all');
  await page.getByRole('button', { name: suite.words('mf-cameras', 'grid.layouts.done') }).click();

  const limit = page.getByText(suite.words('mf-cameras', 'grid.limit'), { exact: true });
  await expect(limit).toHaveCount(cameras - mostStreams);
  const moving = page.locator('main li article:is([data-state="live"], [data-state="lagging"])');
  await expect(moving).toHaveCount(mostStreams);
  // What does not move shows stills.
  await expect(page.locator('main li article[data-state="still"] img').first()).toBeVisible();
  await suite.pictureOf('F35');

  const barn = `http://localhost:${runningSuite().testBarn.proxyPort}`;
  const time = await PageTime.on(page);
  for (let call = 0; call < 5; call += 1) {
    const before = await time.now();
    await page.evaluate(async (address) => (await fetch(address, { cache: 'no-store' })).text(), `${barn}/api/p`);
    expect((await time.now()) - before).toBeLessThan(mostForCall);
  }
  await expect(moving).toHaveCount(mostStreams);
});
