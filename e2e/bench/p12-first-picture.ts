import type { Page } from '@playwright/test';
import { readProbe } from './in-page/probed-page';
import { until } from './in-page/until';
import { withLivePage } from './live/live-page';
import type { Bench, Measurement } from './measurement';
import { median, percentile } from './statistics';
import { northBarn } from './surroundings/barns';
import { milliseconds } from './units';

const most = { cached: 50, fresh: 150, running: 150, cold: 400 };

interface Opening {
  readonly pictureMs: number;
  readonly movingMs: number;
}

/** Goes to a neighbouring camera and waits until its picture moves. Times from the click on. */
async function walk(page: Page, direction: 'Next' | 'Previous'): Promise<Opening> {
  const link = page.getByRole('link', { name: new RegExp(`^${direction} camera`) });
  const clickedAt = await until('the link', 5_000, () =>
    link.evaluate((element) => {
      // One that was just drawn anew would lead out of the page, not on in it.
      if (!(element instanceof HTMLElement && element.isConnected)) return undefined;
      const probe: unknown = Reflect.get(globalThis, 'barnwatchProbe');
      const at = (probe as { forget(): number }).forget();
      element.click();
      return at;
    }),
  );
  const { seen, moments } = await until('a live picture', 15_000, async () => {
    const notes = await readProbe(page);
    return notes.moments.length > 0 ? notes : undefined;
  });
  const movingMs = (moments[0]?.at ?? Number.NaN) - clickedAt;
  // A still may be on its way when the live picture comes.
  return { movingMs, pictureMs: Math.min(movingMs, (seen.picture ?? Number.POSITIVE_INFINITY) - clickedAt) };
}

function row(what: string, goal: number, values: readonly number[], detail: string): Measurement {
  const p50 = median(values);
  return {
    what: `${what}, p50`,
    goal: `≤ ${goal} ms`,
    figure: milliseconds(p50),
    met: p50 <= goal,
    madeOf: [`${detail}; p95 ${milliseconds(percentile(values, 0.95))}, ${values.length} openings`],
    values: { openings: values, p50 },
  };
}

export const firstPicture: Bench = {
  name: 'P12',
  title: 'Opening a camera: first picture of any kind, first live picture',
  async measure(surroundings) {
    const demo = await surroundings.demo();
    return withLivePage(surroundings, demo.suiteAddress, { cameraId: 'pen-01', player: 'low-delay' }, async (page) => {
      const cold: Opening[] = [];
      for (let camera = 1; camera < northBarn.cameras; camera += 1) cold.push(await walk(page, 'Next'));
      const running: Opening[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        running.push(await walk(page, 'Previous'), await walk(page, 'Next'));
      }
      // The first way back leads to an encoder that has been left for longer than it lingers.
      const warm = running.slice(2);
      return [
        row(
          'first picture, a still is at hand',
          most.cached,
          warm.map(({ pictureMs }) => pictureMs),
          'cameras seen before',
        ),
        row(
          'first picture, none at hand',
          most.fresh,
          cold.map(({ pictureMs }) => pictureMs),
          'cameras never seen before',
        ),
        row(
          'first live picture, encoder running',
          most.running,
          warm.map(({ movingMs }) => movingMs),
          'encoder left a moment ago',
        ),
        row(
          'first live picture, encoder cold',
          most.cold,
          cold.map(({ movingMs }) => movingMs),
          'encoder is started for this viewer',
        ),
      ];
    });
  },
};
