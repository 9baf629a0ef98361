import type { Page } from '@playwright/test';
import { longByTheClock, longTaskMs, longWork, mainThreadTasks, mostWork } from './in-page/main-thread-tasks';
import { inInterventionsPage } from './many-interventions/page';
import type { Bench } from './measurement';
import { milliseconds, ratio } from './units';

const count = 100_000;
const tries = 7;
const most = 1.5;
const pages = 10;
const wheelTurns = 8;

/** Down each of some pages, and on to the next. */
async function walkThrough(page: Page): Promise<void> {
  // All 50 rows of a page are there; it is the window that scrolls.
  await page.mouse.move(640, 450);
  for (let turned = 0; turned < pages; turned += 1) {
    for (let wheel = 0; wheel < wheelTurns; wheel += 1) {
      await page.mouse.wheel(0, 300);
      await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)))');
    }
    await page.locator('[data-ref="btNext"]').click();
    await page.mouse.move(640, 450);
    await page.evaluate('scrollTo(0, 0)');
  }
}

export const tableSort: Bench = {
  name: 'P18',
  title: `${count.toLocaleString('en')} interventions sorted by three columns`,
  measure: async (surroundings) => {
    const browser = await surroundings.browser();
    return inInterventionsPage(surroundings, '', async (page) => {
      await page.evaluate(`barnwatchBench.showTable(${count})`);
      await page.locator('.ag-row').first().waitFor();
      const table: number[] = [];
      const plain: number[] = [];
      for (let attempt = 0; attempt < tries; attempt += 1) {
        table.push(await page.evaluate<number>('barnwatchBench.timeTableSort()'));
        plain.push(await page.evaluate<number>('barnwatchBench.timePlainSort()'));
      }
      const first = await page.evaluate<string[]>('barnwatchBench.firstWords()');
      const walked = await mainThreadTasks(browser, page, () => walkThrough(page));
      const long = longWork(walked);
      // The least of both: everything else is other work of the machine.
      const figure = Math.min(...table) / Math.min(...plain);
      const firstFigure = (table[0] ?? Number.NaN) / Math.min(...plain);
      return [
        {
          what: 'the third press on a heading ÷ a plain sort by the same keys',
          goal: `≤ ${most}`,
          figure: ratio(figure),
          met: figure <= most,
          madeOf: [
            `table: ${table.map(milliseconds).join(', ')}, drawing included`,
            `plain, compared by language: ${plain.map(milliseconds).join(', ')}`,
            `the first time, when the words are put into order once: ${ratio(firstFigure)}`,
            `first row: ${first.join(' | ')}`,
          ],
          values: { table, plain },
        },
        {
          what: `main-thread tasks over ${longTaskMs} ms while ${pages} pages are scrolled through`,
          goal: '0',
          figure: String(long.length),
          met: long.length === 0,
          madeOf: [
            `the most that one task worked: ${milliseconds(mostWork(walked))}; longer: ${long.map(milliseconds).join(', ') || 'none'}`,
            longByTheClock(walked),
          ],
          values: { long },
        },
      ];
    });
  },
};
