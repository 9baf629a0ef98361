import { accountActions, administrationActions, cameraActions } from './administration/administration-actions';
import { answerManyAccounts, manyAccounts } from './administration/many-accounts';
import { delayFigure, walk } from './interaction/delay-figures';
import { listenForDelays } from './interaction/delay-meter';
import type { Bench, Measurement } from './measurement';
import { cameraListPath, northBarn, northSession } from './surroundings/barns';
import { inContext } from './surroundings/session';

const goalMs = 100;
/** How much slower the page's processor is than this machine's. */
const slower = 4;
const windows = {
  'on a desk': { viewport: { width: 1280, height: 800 } },
  'on a phone': { viewport: { width: 390, height: 844 } },
} as const;

/** The goal is of who may do what; cameras by the hundred are measured beside it. */
const parts = {
  'who may do what': accountActions.map(({ screen }) => screen),
  'which cameras there are': cameraActions.map(({ screen }) => screen),
} as const;

const { accounts, roles, permissions, cameras } = manyAccounts;

/** Issue 17: who may do what, and which cameras there are, at a barn that has far too many of both. */
export const administration: Bench = {
  name: 'ADMIN',
  title: `${accounts} accounts × ${roles} roles × ${permissions} permissions and ${cameras} cameras searched and changed, ${slower}× slower`,
  async measure(surroundings) {
    const [demo, browser] = await Promise.all([surroundings.demo(), surroundings.browser()]);
    const session = await northSession(surroundings);
    const measurements: Measurement[] = [];
    for (const [where, viewport] of Object.entries(windows)) {
      const storageState = await session.storageAt(demo.suiteAddress);
      const walked = await inContext(browser, { storageState, ...viewport }, async (context) => {
        await answerManyAccounts(context);
        const page = await context.newPage();
        await listenForDelays(page);
        const devtools = await context.newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
        await page.goto(`${demo.suiteAddress}${cameraListPath(northBarn.id)}`);
        await page.locator('main li img').first().waitFor();
        return walk(page, administrationActions);
      });
      for (const [what, screens] of Object.entries(parts)) {
        const ofPart = walked.filter(({ screen }) => screens.includes(screen));
        measurements.push(delayFigure(ofPart, goalMs, `, ${what} ${where}`));
      }
    }
    return measurements;
  },
};
