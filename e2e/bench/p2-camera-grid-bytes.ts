import { afterOpening, probedPage, readProbe } from './in-page/probed-page';
import type { Bench } from './measurement';
import { startFront } from './network/front';
import { fileLines, trafficOf } from './network/script-bytes';
import { cameraListPath, northBarn, northSession, tileSelector } from './surroundings/barns';
import { inContext } from './surroundings/session';
import { kilobytes, milliseconds } from './units';

const most = { bytes: 235_000, requests: 20 };

interface Asked {
  readonly url: string;
  /** ms since 1970 UTC, by the page's clock. */
  readonly at: number;
}

/** What the page has asked for, preflights not counted: files, calls, pictures. Evaluated in the page. */
const askedByPage = `performance.getEntriesByType('resource').map(({ name, startTime }) => ({
  url: name,
  at: performance.timeOrigin + startTime,
}))`;
/** Requests under way are noted when they are answered. */
const answeredMs = 2_000;

/** How much slower the page's timers run. */
const stretch = 30;
/**
 * A machine with other work is a slow one, and what the page does by the clock (looks for a silent barn at its next
 * address after 300 ms, for the other barns after a second) would be counted although no quick machine has got that far
 * when its grid is drawn. Slower timers make any machine a quick one. Runs in the page before its own code.
 */
const slowTimers = `{
  const plain = globalThis.setTimeout;
  globalThis.setTimeout = (run, delay = 0, ...given) => plain(run, delay < 100 ? delay : delay * ${stretch}, ...given);
}`;

const isPicture = (url: string): boolean => url.startsWith('blob:') || new URL(url).pathname.endsWith('/still');

function told(url: string): string {
  const { pathname, port } = new URL(url);
  return `:${port}${pathname}`;
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
        const page = await probedPage(context, { grid: tileSelector });
        await page.addInitScript(slowTimers);
        await page.goto(`${front.address}${cameraListPath(northBarn.id)}`);
        await page
          .locator(tileSelector)
          .nth(northBarn.cameras - 1)
          .waitFor();
        // What the suite's server saw: a file that was fetched ahead is asked for once more, from the browser's cache.
        const ofSuite = front.seen.map(({ path }) => path);
        const { scripts, scriptBytes, allBytes } = trafficOf(front.seen);
        await page.waitForTimeout(answeredMs);
        const notes = await readProbe(page);
        const gridAt = afterOpening(notes, 'grid');
        const ofBarns = (await page.evaluate<readonly Asked[]>(askedByPage)).filter(
          ({ url, at }) => !url.startsWith(front.address) && !isPicture(url) && at <= notes.openedAt + gridAt,
        );
        const others = [...ofSuite, ...ofBarns.map(({ url }) => told(url))];
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
            madeOf: [
              ...others,
              `grid drawn after ${milliseconds(gridAt)}; the page's timers ran ${stretch} times slower`,
            ],
            values: { requests: others, gridAt },
          },
        ];
      });
    } finally {
      await front.close();
    }
  },
};
