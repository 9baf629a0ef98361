import { probedPage, readProbe } from './in-page/probed-page';
import type { Bench } from './measurement';
import { startFront } from './network/front';
import { fileLines, trafficOf } from './network/script-bytes';
import { inContext } from './surroundings/session';
import { kilobytes, milliseconds } from './units';

const most = { bytes: 200_000, requests: 3 };

/** The navigation is there: the frame is drawn. */
export const frameSelector = '#content';

/** Scripts that a page had asked for before a moment, ms since the page's start. */
const scriptsBefore = (moment: number) =>
  `performance.getEntriesByType('resource').filter(({ name, startTime }) => /\\.js$/.test(name) && startTime < ${moment}).map(({ name }) => new URL(name).pathname)`;

export const startPageBytes: Bench = {
  name: 'P1',
  title: 'JavaScript to a usable select-barn page, cold (gzip)',
  async measure(surroundings) {
    const [demo, browser] = await Promise.all([surroundings.demo(), surroundings.browser()]);
    const front = await startFront({ target: demo.suiteAddress, port: surroundings.port('suite') });
    try {
      return await inContext(browser, {}, async (context) => {
        const watches = { frame: frameSelector, barns: '[data-barn-card], main article' };
        const page = await probedPage(context, watches);
        await page.goto(`${front.address}/select-barn`);
        await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
        await page.getByRole('button', { name: 'Sign in at north-barn' }).waitFor();
        await page.waitForLoadState('networkidle');
        const { seen } = await readProbe(page);
        const asked = await page.evaluate<string[]>(scriptsBefore(seen.frame ?? 0));
        const { scripts, scriptBytes, allBytes, requests } = trafficOf(front.seen);
        return [
          {
            what: 'JavaScript',
            goal: `≤ ${kilobytes(most.bytes)}`,
            figure: kilobytes(scriptBytes),
            met: scriptBytes <= most.bytes,
            madeOf: [...fileLines(scripts), `everything: ${kilobytes(allBytes)} in ${requests} requests`],
            values: { scriptBytes, allBytes, requests, files: front.seen },
          },
          {
            what: 'scripts asked for before the frame is drawn',
            goal: `≤ ${most.requests}`,
            figure: String(asked.length),
            met: asked.length <= most.requests,
            madeOf: [...asked, `frame drawn after ${milliseconds(seen.frame ?? Number.NaN)}`],
            values: { asked, frameAt: seen.frame },
          },
        ];
      });
    } finally {
      await front.close();
    }
  },
};
