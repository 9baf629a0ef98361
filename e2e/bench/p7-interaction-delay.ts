import { cameraActions } from './interaction/camera-actions';
import { type Heard, leastToldMs, listenForDelays, takeHeard } from './interaction/delay-meter';
import { incidentActions } from './interaction/incident-actions';
import { walkerOf } from './interaction/screen-actions';
import type { Bench } from './measurement';
import { percentile, sum } from './statistics';
import { cameraListPath, northBarn, northSession } from './surroundings/barns';
import { inContext } from './surroundings/session';
import { milliseconds } from './units';

const goals = { delayMs: 100, shift: 0.02 };
/** How much slower the page's processor is than this machine's. */
const slower = 4;
const phone = { viewport: { width: 390, height: 844 } };
const toldOf = 12;

/** Delays of all that was pressed; those that the browser is silent about are shorter than what it tells. */
function delaysOf({ interactions, count }: Heard): readonly number[] {
  const quick = Math.max(0, count - interactions.length);
  return [...interactions.map(({ delayMs }) => delayMs), ...Array.from({ length: quick }, () => leastToldMs)];
}

const shiftOf = ({ shifts }: Heard): number => sum(shifts.map(({ value }) => value));

/** Somebody walks through the daily screens of a barn with a slow phone, and presses what there is to press. */
export const interactionDelay: Bench = {
  name: 'P7',
  title: `A walk through the daily screens at ${phone.viewport.width} px, ${slower}× slower: what is pressed, and what jumps`,
  async measure(surroundings) {
    const [demo, browser] = await Promise.all([surroundings.demo(), surroundings.browser()]);
    const session = await northSession(surroundings);
    const storageState = await session.storageAt(demo.suiteAddress);
    return inContext(browser, { storageState, ...phone }, async (context) => {
      const page = await context.newPage();
      await listenForDelays(page);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
      await page.goto(`${demo.suiteAddress}${cameraListPath(northBarn.id)}`);
      await page.locator('main li img').first().waitFor();
      const walked: { readonly screen: string; readonly heard: Heard }[] = [];
      const walker = walkerOf(page);
      walked.push({ screen: 'start', heard: await takeHeard(page) });
      for (const { screen, run } of [...cameraActions, ...incidentActions]) {
        await run(walker).catch((cause: unknown) => {
          throw new Error(`The walk ended at: ${screen}.`, { cause });
        });
        walked.push({ screen, heard: await takeHeard(page) });
      }
      const delays = walked.flatMap(({ heard }) => delaysOf(heard));
      const told = walked
        .flatMap(({ screen, heard }) => heard.interactions.map((interaction) => ({ screen, ...interaction })))
        .sort((one, other) => other.delayMs - one.delayMs);
      const p98 = percentile(delays, 0.98);
      const mostShift = Math.max(...walked.map(({ heard }) => shiftOf(heard)));
      const moves = walked
        .flatMap(({ screen, heard }) => heard.shifts.map((shift) => ({ screen, ...shift })))
        .sort((one, other) => other.value - one.value);
      return [
        {
          what: `delay from a press to the next picture, p98 of ${delays.length}`,
          goal: `≤ ${goals.delayMs} ms`,
          figure: milliseconds(p98),
          met: p98 <= goals.delayMs,
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
        },
        {
          what: 'layout shift, the most that one screen jumps',
          goal: `≤ ${goals.shift}`,
          figure: mostShift.toFixed(3),
          met: mostShift <= goals.shift,
          madeOf: [
            `all ${walked.length} screens together ${sum(moves.map(({ value }) => value)).toFixed(3)}`,
            ...moves
              .slice(0, toldOf)
              .map(({ screen, value, moved }) => `${value.toFixed(3)} ${screen}: ${moved.join('; ')}`),
          ],
          values: { walked: walked.map(({ screen, heard }) => ({ screen, shift: shiftOf(heard) })) },
        },
      ];
    });
  },
};
