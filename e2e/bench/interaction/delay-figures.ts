import type { Page } from '@playwright/test';
import type { Measurement } from '../measurement';
import { percentile } from '../statistics';
import { milliseconds } from '../units';
import { type Heard, leastToldMs, takeHeard } from './delay-meter';
import { type ScreenActions, walkerOf } from './screen-actions';

/** What was heard at one screen of a walk. */
export interface Walked {
  readonly screen: string;
  readonly heard: Heard;
}

/** The slowest presses that are named one by one. */
const toldOf = 12;

/** Of a walk that ends too early so many presses are named: one that hit something else had no effect. */
const toldAtEnd = 3;

/** From screen to screen, each heard by itself; first what the start of the page told. */
export async function walk(page: Page, screens: readonly ScreenActions[]): Promise<readonly Walked[]> {
  const walker = walkerOf(page);
  const walked: Walked[] = [{ screen: 'start', heard: await takeHeard(page) }];
  for (const { screen, run } of screens) {
    await run(walker).catch(async (cause: unknown) => {
      const { interactions } = await takeHeard(page);
      const pressed = interactions.slice(-toldAtEnd).map(({ target }) => target);
      throw new Error(`The walk ended at: ${screen}. What was hit last: ${pressed.join(', ')}.`, { cause });
    });
    walked.push({ screen, heard: await takeHeard(page) });
  }
  return walked;
}

/** From a press to the next picture, over a whole walk. */
export function delayFigure(walked: readonly Walked[], goalMs: number, where = ''): Measurement {
  const delays = walked.flatMap(({ heard }) => delaysOf(heard));
  const told = walked
    .flatMap(({ screen, heard }) => heard.interactions.map((interaction) => ({ screen, ...interaction })))
    .sort((one, other) => other.delayMs - one.delayMs);
  const p98 = percentile(delays, 0.98);
  return {
    what: `delay from a press to the next picture${where}, p98 of ${delays.length}`,
    goal: `≤ ${goalMs} ms`,
    figure: milliseconds(p98),
    met: p98 <= goalMs,
    madeOf: [
      `p50 ${milliseconds(percentile(delays, 0.5))}, p75 ${milliseconds(percentile(delays, 0.75))}; shorter than ${leastToldMs} ms: ${delays.length - told.length}`,
      'the slowest: delay (until the page began + its work + until the picture), screen and what was pressed',
      ...told
        .slice(0, toldOf)
        .map(
          ({ screen, delayMs, parts, target }) =>
            `${milliseconds(delayMs)} (${Object.values(parts).map(Math.round).join(' + ')}) ${screen}: ${target}`,
        ),
    ],
    values: { told },
  };
}

/** Delays of all that was pressed; those that the browser is silent about are shorter than what it tells. */
function delaysOf({ interactions, count }: Heard): readonly number[] {
  const quick = Math.max(0, count - interactions.length);
  return [...interactions.map(({ delayMs }) => delayMs), ...Array.from({ length: quick }, () => leastToldMs)];
}
