import { forgetProbe, readProbe } from './in-page/probed-page';
import { delays, type Player, players, withLivePage } from './live/live-page';
import type { Bench, Measurement } from './measurement';
import { percentile } from './statistics';
import type { Surroundings } from './surroundings/surroundings';
import { milliseconds } from './units';

const goals: Readonly<Record<Player, { readonly p50: number; readonly p95: number }>> = {
  'low-delay': { p50: 60, p95: 90 },
  'media-source': { p50: 260, p95: 300 },
};

/** The start is not counted: the burst of the last group of pictures is old on purpose, ms. */
const settling = 4_000;

const watched = 14_000;

async function watch(surroundings: Surroundings, player: Player): Promise<Measurement> {
  const demo = await surroundings.demo();
  return withLivePage(surroundings, demo.suiteAddress, { cameraId: 'pen-01', player }, async (page) => {
    await page.waitForTimeout(settling);
    await forgetProbe(page);
    await page.waitForTimeout(watched);
    const { moments } = await readProbe(page);
    const all = delays(moments);
    const figures = { p50: percentile(all, 0.5), p95: percentile(all, 0.95) };
    const goal = goals[player];
    const rate = (moments.length * 1000) / watched;
    return {
      what: `${players[player].title}, p50 / p95`,
      goal: `≤ ${goal.p50} / ≤ ${goal.p95} ms`,
      figure: `${Math.round(figures.p50)} / ${milliseconds(figures.p95)}`,
      met: figures.p50 <= goal.p50 && figures.p95 <= goal.p95,
      madeOf: [
        `${moments.length} pictures in ${watched / 1000} s (${rate.toFixed(1)} a second), least ${milliseconds(Math.min(...all))}, most ${milliseconds(Math.max(...all))}`,
      ],
      values: { ...figures, delays: all },
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
