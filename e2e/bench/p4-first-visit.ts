import { suiteRegistrySchema } from '@barnwatch/shared/federation';
import * as v from 'valibot';
import type { Bench, Measurement } from './measurement';
import { type Front, startFront } from './network/front';
import { cameraListPath, northBarn, northSession, tileSelector } from './surroundings/barns';
import { inContext } from './surroundings/session';
import type { Surroundings } from './surroundings/surroundings';
import { milliseconds } from './units';

const latency = 100;

/** Long enough for a hint to be fetched before the click, ms. */
const dwell = 400;

/** A file as the page sees it: from asking for it until it is there, ms after the page's start. */
export interface AskedFile {
  readonly name: string;
  readonly askedAt: number;
  readonly thereAt: number;
}

/**
 * The longest chain of files of which each was asked for only when the one before had arrived. Waiting for one of the
 * six connections of HTTP/1.1 is no link of the chain: the page had asked by then.
 */
function roundTrips(files: readonly AskedFile[]): number {
  const inOrder = [...files].sort((left, right) => left.askedAt - right.askedAt);
  const depths: { readonly thereAt: number; readonly depth: number }[] = [];
  for (const { askedAt, thereAt } of inOrder) {
    const before = depths.filter((known) => known.thereAt <= askedAt).map(({ depth }) => depth);
    depths.push({ thereAt, depth: Math.max(0, ...before) + 1 });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}

/** Files of the suite that went over the network; what comes out of the cache, and the tab's icon, are left out. */
const filesOfSuite =
  "performance.getEntriesByType('resource').filter(({ name, transferSize }) => name.startsWith(location.origin) && !name.endsWith('/icon.svg') && transferSize > 0).map(({ name, startTime, responseEnd }) => ({ name: new URL(name).pathname, askedAt: startTime, thereAt: responseEnd }))";

interface Target {
  readonly remote: string;
  readonly title: string;
}

/** A screen of a remote that the camera list does not need, and that the navigation leads to outside of all groups. */
async function targetOf(front: Front): Promise<Target> {
  const answer = await fetch(`${front.address}/suite.json`);
  const { remotes } = v.parse(suiteRegistrySchema, await answer.json());
  const entries = remotes
    .filter(({ name }) => name !== 'mf-cameras')
    .flatMap(({ name, nav }) => nav.map((entry) => ({ name, entry })))
    .filter(({ entry }) => entry.placement === 'bar');
  const [first] = entries;
  if (first === undefined) throw new Error('No remote but mf-cameras has an entry in the navigation.');
  return { remote: first.name, title: first.entry.title.en };
}

async function visit(surroundings: Surroundings, front: Front, target: Target, hover: boolean): Promise<Measurement> {
  const [browser, session] = await Promise.all([surroundings.browser(), northSession(surroundings)]);
  const storageState = await session.storageAt(front.address);
  return inContext(browser, { storageState }, async (context) => {
    const page = await context.newPage();
    await page.goto(`${front.address}${cameraListPath(northBarn.id)}`);
    await page.locator(tileSelector).first().waitFor();
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('link', { name: target.title, exact: true }).first();
    await page.evaluate('performance.clearResourceTimings()');
    if (hover) {
      await link.hover();
      await page.waitForTimeout(dwell);
    }
    const clickedAt = await page.evaluate<number>('performance.now()');
    // Without a hint the click comes from nowhere: no pointer over the link, no focus on it.
    if (hover) await link.click();
    else await link.evaluate((element: HTMLElement) => element.click());
    // The shell draws the heading at once, with a skeleton below it until the screen is there.
    await page.getByRole('heading', { level: 1, name: target.title }).waitFor();
    await page.locator('main [class*="underWay"]').waitFor({ state: 'detached' });
    const tookMs = (await page.evaluate<number>('performance.now()')) - clickedAt;
    const files = await page.evaluate<AskedFile[]>(filesOfSuite);
    const after = files.filter(({ askedAt }) => askedAt >= clickedAt);
    const hinted = files.length - after.length;
    const trips = roundTrips(after);
    const goal = hover ? 0 : 1;
    return {
      what: hover ? `click after ${dwell} ms over the link` : 'click without any hint',
      goal: goal === 0 ? '0 round trips' : `≤ ${goal} round trip`,
      figure: String(trips),
      met: trips <= goal,
      madeOf: [
        `${hinted} files fetched by the hint, ${after.length} after the click, in ${milliseconds(tookMs)}`,
        ...after.map(
          ({ name, askedAt, thereAt }) =>
            `${Math.round(askedAt - clickedAt)}–${Math.round(thereAt - clickedAt)} ms ${name}`,
        ),
      ],
      values: { trips, hinted, tookMs, after },
    };
  });
}

export const firstVisit: Bench = {
  name: 'P4',
  title: `First visit of a remote after intent, ${latency} ms latency: round trips to the suite until its screen is there`,
  async measure(surroundings) {
    const demo = await surroundings.demo();
    const front = await startFront({
      target: demo.suiteAddress,
      port: surroundings.port('suite'),
      delayMs: latency,
    });
    try {
      const target = await targetOf(front);
      const measurements: Measurement[] = [];
      for (const hover of [false, true]) measurements.push(await visit(surroundings, front, target, hover));
      return measurements;
    } finally {
      await front.close();
    }
  },
};
