import { longByTheClock, longTaskMs, longWork, mainThreadTasks, mostWork } from '../in-page/main-thread-tasks';
import type { Bench } from '../measurement';
import { startFront } from '../network/front';
import { fileLines, trafficOf } from '../network/script-bytes';
import { cameraListPath, northBarn, northSession, tileSelector } from '../surroundings/barns';
import { inContext } from '../surroundings/session';
import { kilobytes, milliseconds, ratio } from '../units';
import { timeDrawing } from './in-graph';

/** Of the 40,320 minutes of 28 days the one that is not over may be missing. */
const goals = { bytes: 60_000, longestTask: 200, ratio: 1, rows: 40_319 };
const graphPath = `/dashboard/${northBarn.id}/camera/graph/pen-02/pen-02?span=28d`;
const cursor = 'main figure [role="slider"]';
const keyPresses = 40;
const restMs = 1_500;

const words = (times: readonly number[]): string => times.map(milliseconds).join(', ') || 'none';

/** 28 days of minutes on one chart: 40,320 rows of three labels, with their usual range. */
export const graphOf28Days: Bench = {
  name: 'GRAPH',
  title: 'the graph of a camera over 28 days, minute by minute',
  async measure(surroundings) {
    const [demo, browser, session] = await Promise.all([
      surroundings.demo(),
      surroundings.browser(),
      northSession(surroundings),
    ]);
    const front = await startFront({ target: demo.suiteAddress, port: surroundings.port('suite') });
    try {
      const storageState = await session.storageAt(front.address);
      return await inContext(browser, { storageState }, async (context) => {
        const page = await context.newPage();
        await page.goto(`${front.address}${cameraListPath(northBarn.id)}`);
        await page.locator(tileSelector).first().waitFor();
        await page.waitForLoadState('networkidle');
        front.forget();
        const opening = await mainThreadTasks(browser, page, async () => {
          await page.goto(`${front.address}${graphPath}`);
          await page.locator(cursor).waitFor({ timeout: 60_000 });
          await page.waitForLoadState('networkidle');
        });
        const { scripts, scriptBytes } = trafficOf(front.seen);

        const { rows, bare, chart } = await page.evaluate<{ rows: number; bare: number; chart: number }>(timeDrawing);
        await page.locator(cursor).focus();
        const moving = await mainThreadTasks(browser, page, async () => {
          for (let press = 0; press < keyPresses; press += 1) await page.keyboard.press('ArrowLeft');
          // The picture of the moment is asked for, and drawn, once the cursor rests.
          await page.waitForTimeout(restMs);
        });
        return [
          {
            what: 'JavaScript of the graph beyond that of the camera list',
            goal: `≤ ${kilobytes(goals.bytes)}`,
            figure: kilobytes(scriptBytes),
            met: scriptBytes <= goals.bytes,
            madeOf: fileLines(scripts),
            values: { scriptBytes },
          },
          {
            what: `${rows} rows drawn, over stroking 4 × ${rows} points on a bare canvas`,
            goal: `≤ ${ratio(goals.ratio)}, all ${goals.rows} rows`,
            figure: ratio(chart / bare),
            met: rows >= goals.rows && chart / bare <= goals.ratio,
            madeOf: [`chart ${milliseconds(chart)}, bare canvas ${milliseconds(bare)}, least of 12 tries each`],
            values: { rows, chart, bare },
          },
          {
            what: 'longest task while 28 days are read and drawn',
            goal: `≤ ${milliseconds(goals.longestTask)}`,
            figure: milliseconds(mostWork(opening)),
            met: mostWork(opening) <= goals.longestTask,
            madeOf: [
              `tasks that worked over ${longTaskMs} ms, the suite’s start included: ${words(longWork(opening))}`,
              longByTheClock(opening),
            ],
            values: { opening: longWork(opening) },
          },
          {
            what: `tasks over ${longTaskMs} ms while the cursor moves ${keyPresses} steps`,
            goal: '0',
            figure: String(longWork(moving).length),
            met: longWork(moving).length === 0,
            madeOf: [
              `the most that one task worked: ${milliseconds(mostWork(moving))}; over ${longTaskMs} ms: ${words(longWork(moving))}`,
              longByTheClock(moving),
            ],
            values: { moving: longWork(moving) },
          },
        ];
      });
    } finally {
      await front.close();
    }
  },
};
