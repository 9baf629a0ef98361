import { suiteRegistrySchema } from '@barnwatch/shared/federation';
import type { Page } from '@playwright/test';
import { parse } from 'valibot';
import type { Bench, Measurement } from './measurement';
import { type Front, type SeenRequest, startFront } from './network/front';
import { cameraListPath, northBarn, northSession, tileSelector } from './surroundings/barns';
import { inContext } from './surroundings/session';
import type { Surroundings } from './surroundings/surroundings';
import { milliseconds } from './units';

const latency = 100;

/** Long enough for a hint to be fetched before the click, ms. */
const dwell = 400;

/**
 * Requests that had to wait for the answer to another one: the longest chain of them.
 * Files of one screen are independent unless one was asked for after another had arrived.
 */
export function roundTrips(requests: readonly SeenRequest[]): number {
  const inOrder = [...requests].sort((left, right) => left.startedAt - right.startedAt);
  const depths: { readonly endedAt: number; readonly depth: number }[] = [];
  for (const { startedAt, endedAt } of inOrder) {
    const before = depths.filter((known) => known.endedAt <= startedAt).map(({ depth }) => depth);
    depths.push({ endedAt, depth: Math.max(0, ...before) + 1 });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}

interface Target {
  readonly remote: string;
  readonly title: string;
}

/** A screen of a remote that the camera list does not need, which the navigation leads to. */
async function targetOf(front: Front): Promise<Target> {
  const answer = await fetch(`${front.address}/suite.json`);
  const { remotes } = parse(suiteRegistrySchema, await answer.json());
  const entries = remotes
    .filter(({ name }) => name !== 'mf-cameras')
    .flatMap(({ name, nav }) => nav.map((entry) => ({ name, entry })));
  const [first] = entries;
  if (first === undefined) throw new Error('No remote but mf-cameras has an entry in the navigation.');
  return { remote: first.name, title: first.entry.title.en };
}

async function visit(surroundings: Surroundings, front: Front, target: Target, hover: boolean): Promise<Measurement> {
  const [browser, session] = await Promise.all([surroundings.browser(), northSession(surroundings)]);
  const storageState = await session.storageAt(front.address);
  return inContext(browser, { storageState }, async (context) => {
    const page: Page = await context.newPage();
    await page.goto(`${front.address}${cameraListPath(northBarn.id)}`);
    await page.locator(tileSelector).first().waitFor();
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('link', { name: target.title, exact: true }).first();
    front.forget();
    if (hover) {
      await link.hover();
      await page.waitForTimeout(dwell);
    }
    const hinted = front.seen.length;
    const startedAt = performance.now();
    // Without a hint the click comes from nowhere: no pointer over the link, no focus on it.
    if (hover) await link.click();
    else await link.evaluate((element: HTMLElement) => element.click());
    // The shell draws the heading at once, with a skeleton below it until the screen is there.
    await page.getByRole('heading', { level: 1, name: target.title }).waitFor();
    await page.locator('main [class*="underWay"]').waitFor({ state: 'detached' });
    const tookMs = performance.now() - startedAt;
    const after = front.seen.slice(hinted);
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
          ({ path, startedAt: from, endedAt }) =>
            `${Math.round(from - startedAt)}–${Math.round(endedAt - startedAt)} ms ${path}`,
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
