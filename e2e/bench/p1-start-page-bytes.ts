import { afterOpening, probedPage, readProbe } from './in-page/probed-page';
import type { Bench } from './measurement';
import { startFront } from './network/front';
import { fileLines, trafficOf } from './network/script-bytes';
import { inContext } from './surroundings/session';
import type { Surroundings } from './surroundings/surroundings';
import { kilobytes, milliseconds } from './units';

const most = { bytes: 210_000, requests: 3 };

/** The navigation is there: the frame is drawn. */
const frameSelector = '#content';

/**
 * Scripts that the frame waits for: those that are asked for before it is drawn while no file of a remote is let
 * through. Files of the first screen are asked for at the same time, and nothing of the frame depends on them.
 */
async function scriptsOfTheFrame(surroundings: Surroundings, suite: string): Promise<readonly string[]> {
  return inContext(await surroundings.browser(), {}, async (context) => {
    await context.route('**/remotes/**', () => undefined);
    const asked: string[] = [];
    context.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
    });
    const page = await probedPage(context);
    await page.goto(`${suite}/select-barn`, { waitUntil: 'commit' });
    await page.locator(frameSelector).waitFor();
    return asked;
  });
}

export const startPageBytes: Bench = {
  name: 'P1',
  title: 'JavaScript to a usable select-barn page, cold (gzip)',
  async measure(surroundings) {
    const [demo, browser] = await Promise.all([surroundings.demo(), surroundings.browser()]);
    const front = await startFront({ target: demo.suiteAddress, port: surroundings.port('suite') });
    try {
      return await inContext(browser, {}, async (context) => {
        const page = await probedPage(context, { frame: frameSelector });
        await page.goto(`${front.address}/select-barn`);
        await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
        await page.getByRole('button', { name: 'Sign in at North barn' }).waitFor();
        await page.waitForLoadState('networkidle');
        const frameAt = afterOpening(await readProbe(page), 'frame');
        const { scripts, scriptBytes, allBytes, requests } = trafficOf(front.seen);
        const files = [...front.seen];
        const asked = await scriptsOfTheFrame(surroundings, front.address);
        return [
          {
            what: 'JavaScript',
            goal: `≤ ${kilobytes(most.bytes)}`,
            figure: kilobytes(scriptBytes),
            met: scriptBytes <= most.bytes,
            madeOf: [...fileLines(scripts), `everything: ${kilobytes(allBytes)} in ${requests} requests`],
            values: { scriptBytes, allBytes, requests, files },
          },
          {
            what: 'scripts that the frame waits for',
            goal: `≤ ${most.requests}`,
            figure: String(asked.length),
            met: asked.length <= most.requests,
            madeOf: [
              ...asked,
              `frame drawn after ${milliseconds(frameAt)}; the files of the first screen arrive beside it`,
            ],
            values: { asked, frameAt },
          },
        ];
      });
    } finally {
      await front.close();
    }
  },
};
