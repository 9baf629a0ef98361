import type { Page } from '@playwright/test';
import { putBarnBehindLine } from './live/barn-behind-line';
import { descendants } from './live/descendants';
import { watchHiddenTab } from './live/hidden-tab';
import { lagNow, withLivePage } from './live/live-page';
import type { Bench, Measurement } from './measurement';
import type { Surroundings } from './surroundings/surroundings';
import { milliseconds } from './units';

const most = 1_500;
const stallMs = 5_000;
/** The goal is for this long after the return. */
const returnMs = 2_000;

function row(what: string, lags: readonly number[]): Measurement {
  const [atReturn = Number.NaN] = lags;
  const after = lags.at(-1) ?? Number.POSITIVE_INFINITY;
  return {
    what,
    goal: `≤ ${most} ms`,
    figure: milliseconds(after),
    met: after <= most,
    madeOf: [
      `behind at the return: ${milliseconds(atReturn)}, then every 500 ms: ${lags.slice(1).map(Math.round).join(', ')}`,
    ],
    values: { lags },
  };
}

async function lagsAfterReturn(page: Page): Promise<readonly number[]> {
  const lags: number[] = [];
  for (let waited = 0; waited <= returnMs; waited += 500) {
    lags.push(await lagNow(page));
    if (waited < returnMs) await page.waitForTimeout(500);
  }
  return lags;
}

async function afterLineStall(surroundings: Surroundings): Promise<Measurement> {
  const { suite, line, close } = await putBarnBehindLine(surroundings);
  try {
    return await withLivePage(
      surroundings,
      suite.address,
      { cameraId: 'pen-02', player: 'low-delay' },
      async (page) => {
        await page.waitForTimeout(3_000);
        line.stall();
        await page.waitForTimeout(stallMs);
        line.resume();
        return row('the line stalls for 5 s', await lagsAfterReturn(page));
      },
    );
  } finally {
    await close();
  }
}

async function afterEncoderStall(
  surroundings: Surroundings,
  player: 'low-delay' | 'media-source',
): Promise<Measurement> {
  const demo = await surroundings.demo();
  // Encoders of benches before go on for a while: a camera of its own has the only new one.
  const before = new Set(await descendants('ffmpeg'));
  return withLivePage(
    surroundings,
    demo.suiteAddress,
    { cameraId: player === 'low-delay' ? 'pen-03' : 'pen-04', player },
    async (page) => {
      await page.waitForTimeout(3_000);
      const encoders = (await descendants('ffmpeg')).filter((id) => !before.has(id));
      if (encoders.length === 0) throw new Error('The encoder was not found among the processes.');
      for (const encoder of encoders) process.kill(encoder, 'SIGSTOP');
      await page.waitForTimeout(stallMs);
      for (const encoder of encoders) process.kill(encoder, 'SIGCONT');
      return row(
        `the encoder stalls for 5 s, ${player === 'low-delay' ? 'WebCodecs' : 'mpegts.js'}`,
        await lagsAfterReturn(page),
      );
    },
  );
}

export const lagAfterStall: Bench = {
  name: 'P13',
  title: `Behind the present ${returnMs / 1000} s after a return`,
  async measure(surroundings) {
    return [
      await afterLineStall(surroundings),
      await afterEncoderStall(surroundings, 'low-delay'),
      await afterEncoderStall(surroundings, 'media-source'),
      row('60 s in a hidden tab', await watchHiddenTab(surroundings, { hiddenMs: 60_000, returnMs })),
    ];
  },
};
