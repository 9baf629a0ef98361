import { callTimes, probedPage, startCalls, stopCalls } from './in-page/probed-page';
import { until } from './in-page/until';
import { type ManyCameras, type StillAnswered, serverTimeMs, startManyCameras } from './many-cameras/many-cameras';
import type { Bench } from './measurement';
import { startFront } from './network/front';
import { redirectBarn } from './network/redirect-barn';
import { median, percentile } from './statistics';
import { cameraListPath, northBarn, northSession, tileSelector } from './surroundings/barns';
import { inContext } from './surroundings/session';
import type { Surroundings } from './surroundings/surroundings';
import { milliseconds, ratio } from './units';

const cameras = 64;
/** Of the six that browsers open over HTTP/1.1 two are left free for calls. */
const connections = 4;
const runs = 6;

const least = 0.9;
const mostForCalls = 2;

interface Run {
  readonly share: number;
  readonly tookMs: number;
  /** The same requests made by the same page with nothing done with the pictures, ms. */
  readonly bareMs: number;
  /** Calls meanwhile. */
  readonly bareBusy: readonly number[];
  readonly atOnce: number;
  readonly idle: readonly number[];
  readonly busy: readonly number[];
}

function mostAtOnce(stills: readonly StillAnswered[]): number {
  return Math.max(
    ...stills.map(
      ({ startedAt }) => stills.filter((one) => one.startedAt <= startedAt && one.endedAt > startedAt).length,
    ),
  );
}

async function run(surroundings: Surroundings, suite: string, barn: ManyCameras): Promise<Run> {
  const [browser, session] = await Promise.all([surroundings.browser(), northSession(surroundings)]);
  const storageState = await session.storageAt(suite);
  barn.forget();
  // All tiles are on the screen: each of them is as urgent as the others.
  return inContext(browser, { storageState, viewport: { width: 1920, height: 2600 } }, async (context) => {
    const page = await probedPage(context);
    const call = `${barn.address}/api/p`;
    await page.goto(`${suite}${cameraListPath(northBarn.id)}`);
    await page.locator(tileSelector).first().waitFor();
    await startCalls(page, call);
    const first = await until(`${cameras} stills`, 30_000, async () =>
      barn.stills.length >= cameras ? barn.stills.slice(0, cameras) : undefined,
    );
    const busy = await stopCalls(page);
    // Between two rounds of stills nothing goes on.
    await page.waitForTimeout(500);
    const idle = await callTimes(page, call, 2_000);
    const addresses = Array.from({ length: cameras }, (_, index) => `${barn.address}/api/cameras/bare-${index}/still`);
    await startCalls(page, call);
    const bareMs = await page.evaluate<number>(`barnwatchProbe.fetchAll(${JSON.stringify(addresses)}, ${connections})`);
    const bareBusy = await stopCalls(page);
    const startedAt = Math.min(...first.map((still) => still.startedAt));
    const tookMs = Math.max(...first.map((still) => still.endedAt)) - startedAt;
    const bound = (cameras / connections) * serverTimeMs;
    return { share: bound / tookMs, tookMs, bareMs, bareBusy, atOnce: mostAtOnce(first), idle, busy };
  });
}

/** Calls in a row that are all answered quickly: the barn does nothing else. */
const quickInARow = 50;
const quickMs = 15;
const restsWithinMs = 180_000;

/** A barn that has just been started works out its last days: calls wait for that, not for stills. */
async function untilBarnRests(address: string): Promise<void> {
  let inARow = 0;
  await until('a barn that rests', restsWithinMs, async () => {
    const began = performance.now();
    await (await fetch(`${address}/api/p`)).text();
    inARow = performance.now() - began <= quickMs ? inARow + 1 : 0;
    return inARow >= quickInARow ? true : undefined;
  });
}

export const stillsOverOneOrigin: Bench = {
  name: 'P8',
  title: `${cameras} stills, ${serverTimeMs} ms server time, HTTP/1.1, two connections left free`,
  async measure(surroundings) {
    const demo = await surroundings.demo();
    const barn = await startManyCameras(demo.north.address, surroundings.port('stills'), cameras);
    const suite = await startFront({
      target: demo.suiteAddress,
      port: surroundings.port('suite'),
      changeRegistry: (suiteJson) => redirectBarn(suiteJson, northBarn.id, barn.port),
    });
    try {
      await untilBarnRests(barn.address);
      // The first one warms up what stands between page and barn.
      await run(surroundings, suite.address, barn);
      const all: Run[] = [];
      for (let turn = 0; turn < runs; turn += 1) all.push(await run(surroundings, suite.address, barn));
      const share = median(all.map((one) => one.share));
      const [tookMs, bareMs] = [median(all.map((one) => one.tookMs)), median(all.map((one) => one.bareMs))];
      const [idle, busy] = [all.flatMap((one) => one.idle), all.flatMap((one) => one.busy)];
      const bareBusy = all.flatMap((one) => one.bareBusy);
      const [idleP95, busyP95] = [percentile(idle, 0.95), percentile(busy, 0.95)];
      const atOnce = Math.max(...all.map((one) => one.atOnce));
      return [
        {
          what: 'share of what the connections carry',
          goal: `≥ ${least}`,
          figure: ratio(share),
          met: share >= least && atOnce <= connections,
          madeOf: [
            `${cameras} stills in ${milliseconds(tookMs)}, the bound is ${(cameras / connections) * serverTimeMs} ms; at most ${atOnce} at once; ${runs} runs: ${all.map((one) => ratio(one.share)).join(', ')}`,
            `the same requests, bare, in the same page: ${milliseconds(bareMs)}; the product takes ${ratio(tookMs / bareMs)} times as long`,
          ],
          values: { runs: all.map(({ idle: _idle, busy: _busy, bareBusy: _bareBusy, ...one }) => one) },
        },
        {
          what: 'other calls meanwhile, p95 ÷ idle',
          goal: `≤ ${mostForCalls}`,
          figure: ratio(busyP95 / idleP95),
          met: busyP95 <= mostForCalls * idleP95,
          madeOf: [
            `${busy.length} calls while stills come: ${milliseconds(busyP95)}; ${idle.length} idle: ${milliseconds(idleP95)}`,
            `beside the bare requests: ${milliseconds(percentile(bareBusy, 0.95))}`,
          ],
          values: { idle, busy, bareBusy },
        },
      ];
    } finally {
      await Promise.all([suite.close(), barn.close()]);
    }
  },
};
