import type { Route } from '@playwright/test';
import { PageTime } from '../harness/page-time';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { type RemoteUnderTest, remotes } from './remotes';

const samePage = 'barnwatchSamePage';

/**
 * A file of a shared module that is delivered on demand lies at the root, where the shell's own files are. The program of
 * the offline start comes by the clock: no screen has asked for it.
 */
const sharedFile = /^https?:\/\/[^/]+\/(?!offline\.)[\w-]+\.[0-9a-f]{12}\.js$/;

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

/** What is asked for of the shared files from now until the regions are there. */
async function sharedFilesUntilRegions(suite: Suite, lead: () => Promise<void>): Promise<readonly string[]> {
  const before = suite.network.addresses().length;
  await lead();
  await expect(suite.page.locator('main li section').first()).toBeVisible();
  return suite.network
    .addresses()
    .slice(before)
    .filter((address) => sharedFile.test(address));
}

/**
 * The shared files that Region types asks for besides those of the page before it. The page before may still ask for some
 * of its own while one leaves it: only what Region types also asks for as the first page of a window is its own.
 */
async function sharedFilesOfRegions(suite: Suite): Promise<readonly string[]> {
  const afterCameras = await sharedFilesUntilRegions(suite, () => regions.visit(suite));
  const address = new URL(suite.page.url()).pathname;
  const asFirst = new Set(await sharedFilesUntilRegions(suite, () => suite.open(address)));
  return [...new Set(afterCameras)].filter((file) => asFirst.has(file));
}

test('F30, F45: a shared file that fails once costs the screens that need it, and heals without a new page', async ({
  suite,
}) => {
  const { page } = suite;
  suite.watch.expect(/status of 503/, /^503: GET/, /integrity/);
  await suite.startAtCameras('north-barn', 'manager');
  const files = await sharedFilesOfRegions(suite);
  expect(files.length, 'Region types needs shared files').toBeGreaterThan(0);
  for (const file of files) {
    await test.step(new URL(file).pathname, async () => {
      await page.route(file, (route) => route.fulfill({ status: 503, body: '' }));
      await suite.open('/dashboard/north-barn/camera');
      await page.evaluate((mark) => void Reflect.set(globalThis, mark, true), samePage);
      await suite.expectCameras();
      await regions.visit(suite);
      await expect(trouble(suite)).toBeVisible();
      await page.unroute(file);
      await incidents.visit(suite);
      await expect(titleOf(suite, incidents)).toBeVisible();
      await regions.visit(suite);
      await expect(page.locator('main li section').first()).toBeVisible();
      await expect(trouble(suite)).toBeHidden();
      expect(await page.evaluate((mark) => Reflect.get(globalThis, mark), samePage), 'no new page').toBe(true);
    });
  }
});

test('F30, F45: a shared file that never arrives is named in time, and the screen is there once it arrives', async ({
  suite,
}) => {
  const { page } = suite;
  suite.watch.expect(/Failed to load resource/, /ERR_/);
  await suite.startAtCameras('north-barn', 'manager');
  const [file] = await sharedFilesOfRegions(suite);
  if (file === undefined) throw new Error('Region types needs no shared file.');
  const held: Route[] = [];
  await page.route(file, (route) => void held.push(route));
  await suite.open('/dashboard/north-barn/camera');
  await suite.expectCameras();
  const time = await PageTime.on(page);
  const named = time.whenShown('main [role="alert"]', suite.words('shell', 'loadFailure.timeout'));
  await regions.visit(suite);
  await expect(trouble(suite)).toBeVisible();
  expect(await named, 'named within 10 s, and what a press takes').toBeLessThan(11_000);
  await suite.pictureOf('F45');
  await page.unroute(file);
  await Promise.allSettled(held.map((route) => route.continue()));
  await expect(page.locator('main li section').first()).toBeVisible();
  await expect(trouble(suite)).toBeHidden();
});
