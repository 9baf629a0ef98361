import { cameraActions } from './interaction/camera-actions';
import { delayFigure, walk } from './interaction/delay-figures';
import { type Heard, listenForDelays } from './interaction/delay-meter';
import { incidentActions } from './interaction/incident-actions';
import type { Bench } from './measurement';
import { sum } from './statistics';
import { cameraListPath, northBarn, northSession } from './surroundings/barns';
import { inContext } from './surroundings/session';

const goals = { delayMs: 100, shift: 0.02 };
/** How much slower the page's processor is than this machine's. */
const slower = 4;
const phone = { viewport: { width: 390, height: 844 } };
/** The widest jumps that are named one by one. */
const toldOf = 12;

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
      const walked = await walk(page, [...cameraActions, ...incidentActions]);
      const mostShift = Math.max(...walked.map(({ heard }) => shiftOf(heard)));
      const moves = walked
        .flatMap(({ screen, heard }) => heard.shifts.map((shift) => ({ screen, ...shift })))
        .sort((one, other) => other.value - one.value);
      return [
        delayFigure(walked, goals.delayMs),
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
