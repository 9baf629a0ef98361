import type { Route } from '@playwright/test';
import { PageTime } from '../harness/page-time';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { type RemoteUnderTest, remotes } from './remotes';

const samePage = 'barnwatchSamePage';

/** A file of a shared module that is delivered on demand lies at the root, where the shell's own files are. */
const sharedFile = /^https?:\/\/[^/]+\/[\w-]+\.[0-9a-f]{12}\.js$/;

function remoteNamed(wanted: RemoteUnderTest['name']): RemoteUnderTest {
  const remote = remotes.find(({ name }) => name === wanted);
  if (remote === undefined) throw new Error(`There is no ${wanted}`);
  return remote;
}

const regions = remoteNamed('mf-regions');
const incidents = remoteNamed('mf-incidents');

function titleOf(suite: Suite, { name, titleKey }: RemoteUnderTest) {
  return suite.heading(suite.words(name, titleKey));
}

function trouble(suite: Suite) {
  return suite.page.getByRole('main').getByRole('alert');
}

function regionList(suite: Suite) {
  return suite.page.locator('main li section').first();
}

/**
 * The shared files that may be those of Region types: asked for after the cameras, and also where it is the first page of
 * a window. What the frame loads by the clock may be among them, and is on one day and not on another: a screen needs a
 * file only where it is in trouble without it.
 */
async function sharedFilesOfRegions(suite: Suite): Promise<readonly string[]> {
  const before = suite.network.ofDocument().length;
  await regions.visit(suite);
  await expect(regionList(suite)).toBeVisible();
  const afterCameras = new Set(suite.network.ofDocument().slice(before));
  await suite.open(new URL(suite.page.url()).pathname);
  await expect(regionList(suite)).toBeVisible();
  const asFirst = [...new Set(suite.network.ofDocument())];
  return asFirst.filter((address) => sharedFile.test(address) && afterCameras.has(address));
}

test('F30, F45: a shared file that fails once costs the screens that need it, and heals without a new page', async ({
  suite,
}) => {
  const { page } = suite;
  suite.watch.expect(/status of 503/, /^503: GET/, /integrity/);
  await suite.startAtCameras('north-barn', 'manager');
  let needed = 0;
  for (const file of await sharedFilesOfRegions(suite)) {
    await test.step(new URL(file).pathname, async () => {
      await page.route(file, (route) => route.fulfill({ status: 503, body: '' }));
      await suite.open('/dashboard/north-barn/camera');
      await page.evaluate((mark) => void Reflect.set(globalThis, mark, true), samePage);
      await suite.expectCameras();
      await regions.visit(suite);
      await expect(trouble(suite).or(regionList(suite)).first()).toBeVisible();
      if (await trouble(suite).isVisible()) needed += 1;
      await page.unroute(file);
      await incidents.visit(suite);
      await expect(titleOf(suite, incidents)).toBeVisible();
      await regions.visit(suite);
      await expect(regionList(suite)).toBeVisible();
      await expect(trouble(suite)).toBeHidden();
      expect(await page.evaluate((mark) => Reflect.get(globalThis, mark), samePage), 'no new page').toBe(true);
    });
  }
  expect(needed, 'Region types needs shared files').toBeGreaterThan(0);
});

test('F30, F45: a shared file that never arrives is named in time, and the screen is there once it arrives', async ({
  suite,
}) => {
  const { page } = suite;
  suite.watch.expect(/Failed to load resource/, /ERR_/);
  await suite.startAtCameras('north-barn', 'manager');
  const files = await sharedFilesOfRegions(suite);
  const held: Route[] = [];
  for (const file of files) await page.route(file, (route) => void held.push(route));
  await suite.open('/dashboard/north-barn/camera');
  await suite.expectCameras();
  const time = await PageTime.on(page);
  const named = time.whenShown('main [role="alert"]', suite.words('shell', 'loadFailure.timeout'));
  await regions.visit(suite);
  await expect(trouble(suite)).toBeVisible();
  expect(await named, 'named within 10 s, and what a press takes').toBeLessThan(11_000);
  await suite.pictureOf('F45');
  for (const file of files) await page.unroute(file);
  await Promise.allSettled(held.map((route) => route.continue()));
  await expect(regionList(suite)).toBeVisible();
  await expect(trouble(suite)).toBeHidden();
});
