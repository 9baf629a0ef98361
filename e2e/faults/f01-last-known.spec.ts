import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { screens } from '../access/screens';
import { startInstance, stopInstance } from '../harness/control';
import { untilKept } from '../harness/device-storage';
import { expectKept } from '../harness/kept-suite';
import { KillableBrowser } from '../harness/killable-browser';
import { NetworkRecorder } from '../harness/network-recorder';
import { PageWatch, troubleAt } from '../harness/page-watch';
import { runningSuite } from '../harness/running-suite';
import { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

const servers = ['suite', 'north', 'south', 'senator'] as const;
/** Something is told to be still on its way. */
const awaited = 'main [aria-busy="true"]';
/** Longest wait for a screen to say what it knows, ms: a call may take 10 s. */
const toldWithinMs = 20_000;

test('F1, F32: opened once, every screen opens after a kill with every server down: nothing waits for ever', async () => {
  test.setTimeout(560_000);
  const { address, north, south, senator } = runningSuite();
  const profile = await mkdtemp(path.join(tmpdir(), 'barnwatch-known-'));
  const before = await KillableBrowser.start(profile, 'allowed');
  await before.page.setViewportSize({ width: 1280, height: 800 });
  const seen = suiteIn(before);
  await seen.walkToCameras('north-barn', 'manager');
  await untilKept(seen.page, 'Pen 1 feeder');
  for (const { name, path, isComplete } of screens) {
    await test.step(`${name}, with a line`, async () => {
      await seen.open(path);
      await isComplete(seen).catch((cause: unknown) => console.log(`@@ NOT COMPLETE ${name}: ${String(cause).slice(0, 200)}`));
    });
  }
  await expectKept(seen);
  await before.kill();
  for (const server of servers) await stopInstance(server);
  const after = await KillableBrowser.start(profile, 'allowed');
  await after.page.setViewportSize({ width: 1280, height: 800 });
  const known = suiteIn(after);
  for (const place of [address, north, south, senator]) known.watch.expect(...troubleAt(place));
  try {
    for (const { name, path } of screens) {
      await test.step(`${name}, without one`, async () => {
        const begun = Date.now();
        await known.open(path);
        const { page } = known;
        await expect.soft(page.getByRole('main').getByRole('heading').first(), `${name}: has a heading`).toBeVisible({ timeout: 20_000 });
        await page.waitForTimeout(1500);
        await expect.soft(page.locator(awaited), `${name}: nothing waits for ever`).toHaveCount(0, { timeout: toldWithinMs });
        const words = await page.getByRole('main').innerText().catch(String);
        const imgs = await page.evaluate(() => [...document.querySelectorAll('main img')].filter((i) => (i as HTMLImageElement).naturalWidth > 0).length);
        console.log(`@@ ${name} [${Date.now() - begun} ms, ${imgs} img, ${await page.locator('main time').count()} times]: ${words.length} ${words.replaceAll(/\s+/g, ' ').slice(0, 700)}`);
        await page.screenshot({ path: `/tmp/known-walk/${name.replaceAll(' ', '-')}.png` });
      });
    }
    expect(known.watch.unexpected()).toEqual([]);
  } finally {
    for (const server of servers) await startInstance(server);
    await after.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

function suiteIn({ page }: KillableBrowser): Suite {
  return new Suite(page, new PageWatch(page), new NetworkRecorder(page));
}
