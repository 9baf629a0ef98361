import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Screen } from '../access/screen';
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
/** Longest wait for a screen to say what it knows, or what it lacks, ms: a call may take 10 s. */
const toldWithinMs = 20_000;

/** A screen that asks no barn: on the way between two states of one screen, which has the same heading in both. */
const between = '/accessibility';

/** A screen that has not taken the place of the one before by then may be another state of it, ms. */
const longestTurnMs = 3_000;

/** What these are for is fetched at the moment when it is looked at: without a line they say so. */
const needALine: ReadonlySet<string> = new Set([
  'one camera',
  'walk-round',
  'live picture',
  // Its moments are those of the time at which it is opened.
  'pictures of the past',
  'player',
  'new heatmap',
  'heatmaps of two cameras',
  'new long-time exposure',
  'the night in half a minute',
  'camera canvas at a moment',
  'camera canvas with heatmap and counts by region',
  'export of interventions',
  'export of recordings',
  'export of images',
]);

test('F1, 10.7a: opened once with a line, every screen has what was last known after a kill with every server down', async () => {
  // All screens, twice.
  test.slow();
  const { address, north, south, senator } = runningSuite();
  const profile = await mkdtemp(path.join(tmpdir(), 'barnwatch-known-'));
  const before = await KillableBrowser.start(profile, 'allowed');
  const stopped: (typeof servers)[number][] = [];
  const browsers = [before];
  try {
    const seen = await suiteIn(before);
    await seen.walkToCameras('north-barn', 'manager');
    await untilKept(seen.page, 'Pen 1 feeder');
    for (const screen of screens) await test.step(`${screen.name}, with a line`, () => see(seen, screen));
    await expectKept(seen);
    await before.kill();
    for (const server of servers) {
      await stopInstance(server);
      stopped.push(server);
    }
    const after = await KillableBrowser.start(profile, 'allowed');
    browsers.push(after);
    const known = await suiteIn(after);
    for (const place of [address, north, south, senator]) known.watch.expect(...troubleAt(place));
    for (const screen of screens) await test.step(`${screen.name}, without one`, () => expectKnown(known, screen));
    expect(known.watch.unexpected()).toEqual([]);
  } finally {
    for (const server of stopped) await startInstance(server);
    for (const browser of browsers) await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function suiteIn({ page }: KillableBrowser): Promise<Suite> {
  await page.setViewportSize({ width: 1280, height: 800 });
  return new Suite(page, new PageWatch(page), new NetworkRecorder(page));
}

/** Looks at a screen until nothing more comes. */
async function see(suite: Suite, { name, path, isComplete }: Screen): Promise<void> {
  // What is shown is written a moment later: a page that was loaded anew meanwhile would not have written it.
  await goWithin(suite, between);
  await goWithin(suite, path);
  await isComplete(suite);
  // What moves is never at its end.
  if (needALine.has(name)) return;
  // A barn that has just been started works out what nobody has asked for yet.
  await expect(suite.page.locator(awaited)).toHaveCount(0, { timeout: 240_000 });
}

async function expectKnown(suite: Suite, { name, path, isComplete }: Screen): Promise<void> {
  const { page } = suite;
  await goTo(suite, path);
  await expect(page.getByRole('main').getByRole('heading').first(), `${name} has a heading`).toBeVisible();
  if (!needALine.has(name)) await inTime(`${name} has what was last known`, isComplete(suite));
  await expect.soft(page.locator(awaited), `${name}: nothing waits for ever`).toHaveCount(0, { timeout: toldWithinMs });
}

/**
 * Goes to a screen as one does within the suite. Another state of the screen that one is at is opened by its address:
 * nobody could tell which of both one sees.
 */
async function goTo(suite: Suite, path: string): Promise<void> {
  const { page } = suite;
  const sectionOf = (address: string) => new URL(address).pathname.split('/', 4).join('/');
  const { address } = runningSuite();
  const isOpen = page.url().startsWith(address);
  if (!isOpen || sectionOf(page.url()) === sectionOf(`${address}${path}`)) return suite.open(path);
  const left = await turnTo(page, path);
  // Some addresses are one screen in several states: its heading stays.
  await expect(left)
    .toHaveCount(0, { timeout: longestTurnMs })
    .catch(() => suite.open(path));
}

/** Goes to another screen without loading the page anew; nowhere when one is there. */
async function goWithin({ page }: Suite, path: string): Promise<void> {
  if (page.url().endsWith(path)) return;
  await expect(await turnTo(page, path)).toHaveCount(0);
}

/** @returns the heading of the screen that is left, as long as it is there */
async function turnTo(page: Page, path: string): Promise<Locator> {
  await page.locator('main h1').evaluateAll((headings) => {
    for (const heading of headings) (heading as HTMLElement).dataset.left = '';
  });
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  return page.locator('main h1[data-left]');
}

/** A screen that lacks something is told of, and the others are looked at all the same. */
async function inTime(what: string, work: Promise<void>): Promise<void> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('late'), toldWithinMs));
  const outcome = await Promise.race([work.then(() => 'complete', String), late]);
  expect.soft(outcome, what).toBe('complete');
}
