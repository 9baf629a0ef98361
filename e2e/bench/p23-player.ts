import type { Page } from '@playwright/test';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Bench, Measurement } from './measurement';
import { drifts, openByLink, stepOneFrame } from './player/in-player';
import { playerPath, shownSelector, withPlayer } from './player/player-page';
import { median, percentile } from './statistics';
import { northBarn } from './surroundings/barns';
import { milliseconds } from './units';

const most = { picture: 1_000, video: 1_500, step: 100, drift: 250 };
const openings = 10;

function row(what: string, goal: number, values: readonly number[], of: 'p50' | 'p95', detail: string): Measurement {
  const value = of === 'p50' ? median(values) : percentile(values, 0.95);
  return {
    what: `${what}, ${of}`,
    goal: `≤ ${goal} ms`,
    figure: milliseconds(value),
    met: value <= goal,
    madeOf: [`${detail}; p50 ${milliseconds(median(values))}, p95 ${milliseconds(percentile(values, 0.95))}`],
    values: { values },
  };
}

/** Opens moments that nobody has looked at, from the images over time. */
async function openMoments(page: Page, from: number) {
  const opened: Awaited<ReturnType<typeof openByLink>>[] = [];
  for (let turn = 0; turn < openings; turn += 1) {
    const time = from - turn * 37 * millisecondsInMinute;
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `/dashboard/${northBarn.id}/camera/images/pen-01/pen-01?time=${time}`);
    await page.getByRole('link', { name: 'Play from here' }).waitFor();
    opened.push(await openByLink(page, 'Play from here'));
  }
  return opened;
}

async function stepFrames(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) times.push(await stepOneFrame(page, turn % 10 < 7 ? '.' : ','));
  return times;
}

export const player: Bench = {
  name: 'P23',
  title: 'The player: press to first picture, frame by frame, several cameras in step',
  async measure(surroundings) {
    const now = Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute;
    const [opened, steps] = await withPlayer(surroundings, playerPath(now - 2 * millisecondsInHour), async (page) => {
      const moments = await openMoments(page, now - 3 * millisecondsInHour);
      return [moments, await stepFrames(page)] as const;
    });
    const together = playerPath(now - 20 * millisecondsInHour, '?with=pen-02,pen-03,pen-04');
    const apart = await withPlayer(surroundings, together, async (page) => {
      await page.waitForFunction((selector) => document.querySelectorAll(selector).length === 4, shownSelector);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      return drifts(page, 15_000);
    });
    const pictures = opened.map(({ pictureMs }) => pictureMs);
    const videos = opened.map(({ videoMs }) => videoMs);
    return [
      row('press to first picture', most.picture, pictures, 'p50', `${openings} moments never looked at`),
      row('first video of a span never drawn', most.video, videos, 'p50', `${openings} moments never looked at`),
      row('frame step', most.step, steps, 'p95', `${steps.length} steps on and back`),
      row('drift of four cameras', most.drift, apart, 'p95', 'looked at ten times a second for 15 s'),
    ];
  },
};
