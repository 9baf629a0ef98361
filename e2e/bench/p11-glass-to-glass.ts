import { forgetProbe, readProbe } from './in-page/probed-page';
import { delays, type Player, players, withLivePage } from './live/live-page';
import type { Bench, Measurement } from './measurement';
import { median, percentile } from './statistics';
import type { Surroundings } from './surroundings/surroundings';
import { milliseconds } from './units';

const goals: Readonly<Record<Player, { readonly p50: number; readonly p95: number }>> = {
  'low-delay': { p50: 25, p95: 45 },
  'media-source': { p50: 240, p95: 280 },
};

/** The start is not counted: the burst of the last group of pictures is old on purpose, ms. */
const settling = 4_000;

/** Windows in which pictures are watched, ms each. One pause of the whole machine must not decide the figure. */
const windows = 3;
const windowMs = 8_000;

async function watch(surroundings: Surroundings, player: Player): Promise<Measurement> {
  const demo = await surroundings.demo();
  return withLivePage(surroundings, demo.suiteAddress, { cameraId: 'pen-01', player }, async (page) => {
    await page.waitForTimeout(settling);
    const seen: (readonly number[])[] = [];
    for (let turn = 0; turn < windows; turn += 1) {
      await forgetProbe(page);
      await page.waitForTimeout(windowMs);
      seen.push(delays((await readProbe(page)).moments));
    }
    const shares = (share: number) => seen.map((window) => percentile(window, share));
    const figures = { p50: median(shares(0.5)), p95: median(shares(0.95)) };
    const goal = goals[player];
    const all = seen.flat();
    const rate = (all.length * 1000) / (windows * windowMs);
    return {
      what: `${players[player].title}, p50 / p95`,
      goal: `≤ ${goal.p50} / ≤ ${goal.p95} ms`,
      figure: `${Math.round(figures.p50)} / ${milliseconds(figures.p95)}`,
      met: figures.p50 <= goal.p50 && figures.p95 <= goal.p95,
      madeOf: [
        `medians of ${windows} times ${windowMs / 1000} s; p50 ${shares(0.5).map(Math.round).join(', ')}, p95 ${shares(0.95).map(Math.round).join(', ')}`,
        `${rate.toFixed(1)} pictures a second, least ${milliseconds(Math.min(...all))}, most ${milliseconds(Math.max(...all))}`,
      ],
      values: { ...figures, delays: seen },
    };
  });
}

export const glassToGlass: Bench = {
  name: 'P11',
  title: 'Live, one camera, loopback, 640×360 at 10 pictures a second: from the drawing to the screen',
  async measure(surroundings) {
    const measurements: Measurement[] = [];
    for (const player of Object.keys(goals) as Player[]) measurements.push(await watch(surroundings, player));
    return measurements;
  },
};
