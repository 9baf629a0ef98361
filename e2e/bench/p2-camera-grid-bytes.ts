import type { Request } from '@playwright/test';
import { afterOpening, probedPage, readProbe } from './in-page/probed-page';
import type { Bench } from './measurement';
import { startFront } from './network/front';
import { fileLines, trafficOf } from './network/script-bytes';
import { cameraListPath, northBarn, northSession, tileSelector } from './surroundings/barns';
import { inContext } from './surroundings/session';
import { kilobytes, milliseconds } from './units';

const most = { bytes: 320_000, requests: 20 };

/** Stills, and pictures that are in the page already. */
const isPicture = (request: Request) =>
  request.url().startsWith('blob:') || new URL(request.url()).pathname.endsWith('/still');

function told(request: Request): string {
  const { pathname, port } = new URL(request.url());
  return `${request.method()} :${port}${pathname}`;
}

export const cameraGridBytes: Bench = {
  name: 'P2',
  title: 'JavaScript (gzip) and requests to the first camera grid: a deep link, signed in, nothing cached',
  async measure(surroundings) {
    const [demo, browser] = await Promise.all([surroundings.demo(), surroundings.browser()]);
    const front = await startFront({ target: demo.suiteAddress, port: surroundings.port('suite') });
    try {
      const session = await northSession(surroundings);
      const storageState = await session.storageAt(front.address);
      return await inContext(browser, { storageState }, async (context) => {
        const requests: Request[] = [];
        context.on('request', (request) => requests.push(request));
        const page = await probedPage(context, { grid: tileSelector });
        await page.goto(`${front.address}${cameraListPath(northBarn.id)}`);
        await page
          .locator(tileSelector)
          .nth(northBarn.cameras - 1)
          .waitFor();
        const gridAt = afterOpening(await readProbe(page), 'grid');
        // What the suite's server saw: a file that was fetched ahead is asked for once more, from the browser's cache.
        const ofSuite = front.seen.map(({ path }) => `GET ${path}`);
        const ofBarns = requests.filter((request) => !request.url().startsWith(front.address) && !isPicture(request));
        const others = [...ofSuite, ...ofBarns.map(told)];
        const { scripts, scriptBytes, allBytes } = trafficOf(front.seen);
        return [
          {
            what: 'JavaScript',
            goal: `≤ ${kilobytes(most.bytes)}`,
            figure: kilobytes(scriptBytes),
            met: scriptBytes <= most.bytes,
            madeOf: [...fileLines(scripts), `everything of the suite: ${kilobytes(allBytes)}`],
            values: { scriptBytes, allBytes, files: front.seen },
          },
          {
            what: 'requests besides stills',
            goal: `≤ ${most.requests}`,
            figure: String(others.length),
            met: others.length <= most.requests,
            madeOf: [...others, `grid drawn after ${milliseconds(gridAt)}`],
            values: { requests: others, gridAt },
          },
        ];
      });
    } finally {
      await front.close();
    }
  },
};
