import { startSuiteServer } from '../../deploy/suite-server/suite-server';
import type { PictureMoment } from './in-page/page-probe';
import { callTimes, forgetProbe, probedPage, readProbe } from './in-page/probed-page';
import { until } from './in-page/until';
import type { Bench } from './measurement';
import { buildNineTiles } from './nine-tiles/build-nine-tiles';
import { percentile } from './statistics';
import { northSession } from './surroundings/barns';
import { inContext } from './surroundings/session';
import { milliseconds } from './units';

const tiles = 9;
const mostForCalls = 250;
const watchedMs = 10_000;
/** Of the ten pictures a second that the cameras send, this many have to arrive for a picture to count as playing. */
const leastRate = 8;

function pictures(moments: readonly PictureMoment[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { picture } of moments) counts.set(picture, (counts.get(picture) ?? 0) + 1);
  return counts;
}

export const nineTiles: Bench = {
  name: 'P14',
  title: `${tiles} live pictures of one barn at once`,
  async measure(surroundings) {
    const [demo, browser] = await Promise.all([surroundings.demo(), surroundings.browser()]);
    const folder = await buildNineTiles(demo.registryFolder);
    const port = surroundings.port('harness');
    const server = await startSuiteServer({ folder, host: '127.0.0.1', port, secure: false });
    try {
      const suite = `http://localhost:${server.port}`;
      const session = await northSession(surroundings);
      const storageState = await session.storageAt(suite);
      return await inContext(browser, { storageState, viewport: { width: 1280, height: 900 } }, async (context) => {
        const page = await probedPage(context);
        await page.goto(suite);
        const { openedAt, moments } = await until(`${tiles} moving pictures`, 30_000, async () => {
          const notes = await readProbe(page);
          return pictures(notes.moments).size === tiles ? notes : undefined;
        });
        const allAfter = (moments.at(-1)?.at ?? Number.NaN) - openedAt;
        await page.waitForTimeout(2_000);
        await forgetProbe(page);
        const calls = await callTimes(page, `${demo.north.address}/api/p`, watchedMs);
        const counts = [...pictures((await readProbe(page)).moments).values()];
        const rates = counts.map((count) => (count * 1000) / watchedMs);
        const playing = rates.filter((rate) => rate >= leastRate).length;
        const slowest = Math.max(...calls);
        return [
          {
            what: 'pictures that play',
            goal: `${tiles} of ${tiles}`,
            figure: `${playing} of ${tiles}`,
            met: playing === tiles,
            madeOf: [
              `pictures a second: ${rates.map((rate) => rate.toFixed(1)).join(', ')}`,
              `all moving ${milliseconds(allAfter)} after the page was asked for`,
            ],
            values: { rates, allAfter },
          },
          {
            what: 'slowest other call meanwhile',
            goal: `≤ ${mostForCalls} ms`,
            figure: milliseconds(slowest),
            met: slowest <= mostForCalls,
            madeOf: [
              `${calls.length} calls, p50 ${milliseconds(percentile(calls, 0.5))}, p95 ${milliseconds(percentile(calls, 0.95))}`,
            ],
            values: { calls },
          },
        ];
      });
    } finally {
      await server.close();
    }
  },
};
