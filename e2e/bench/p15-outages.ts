import { forgetProbe, readProbe } from './in-page/probed-page';
import { until } from './in-page/until';
import { putBarnBehindLine } from './live/barn-behind-line';
import { withLivePage } from './live/live-page';
import type { Bench, Measurement } from './measurement';
import type { Surroundings } from './surroundings/surroundings';
import { milliseconds } from './units';

const outages = [
  { lengthMs: 3_000, mostMs: 2_000 },
  { lengthMs: 20_000, mostMs: 5_000 },
] as const;

const frozenMost = 4_000;

async function afterOutage(surroundings: Surroundings, lengthMs: number, mostMs: number): Promise<Measurement> {
  const { suite, line, close } = await putBarnBehindLine(surroundings);
  try {
    return await withLivePage(
      surroundings,
      suite.address,
      { cameraId: 'pen-05', player: 'low-delay' },
      async (page) => {
        await page.waitForTimeout(3_000);
        await line.cut();
        await page.waitForTimeout(lengthMs);
        const away = await readProbe(page);
        await line.restore();
        const backAt = await forgetProbe(page);
        const first = await until('live again', 30_000, async () => (await readProbe(page)).moments[0]);
        const { states } = await readProbe(page);
        const tookMs = first.at - backAt;
        return {
          what: `live again after ${lengthMs / 1000} s without the barn`,
          goal: `≤ ${mostMs} ms`,
          figure: milliseconds(tookMs),
          met: tookMs <= mostMs,
          madeOf: [
            `while away: ${away.states.map(({ state }) => state).join(' → ')}`,
            `when back: ${states.map(({ state, at }) => `${state} after ${milliseconds(at - backAt)}`).join(', ')}`,
          ],
          values: { tookMs, away: away.states, back: states },
        };
      },
    );
  } finally {
    await close();
  }
}

async function frozenNoticed(surroundings: Surroundings): Promise<Measurement> {
  const { suite, line, close } = await putBarnBehindLine(surroundings);
  try {
    return await withLivePage(
      surroundings,
      suite.address,
      { cameraId: 'pen-06', player: 'low-delay' },
      async (page) => {
        await page.waitForTimeout(3_000);
        const stalledAt = await forgetProbe(page);
        line.stall();
        const change = await until('words on the tile', 15_000, async () => {
          const { states } = await readProbe(page);
          return states.find(({ state }) => state !== 'live');
        });
        const tookMs = change.at - stalledAt;
        return {
          what: 'frozen picture noticed, with words on the tile',
          goal: `≤ ${frozenMost} ms`,
          figure: milliseconds(tookMs),
          met: tookMs <= frozenMost,
          madeOf: [`${change.state}: “${change.words}”`],
          values: { tookMs, change },
        };
      },
    );
  } finally {
    await close();
  }
}

export const outageRecovery: Bench = {
  name: 'P15',
  title: 'Outages of a barn while a live picture is watched',
  async measure(surroundings) {
    const measurements: Measurement[] = [];
    for (const { lengthMs, mostMs } of outages) measurements.push(await afterOutage(surroundings, lengthMs, mostMs));
    return [...measurements, await frozenNoticed(surroundings)];
  },
};
