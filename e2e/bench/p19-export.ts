import { longByTheClock, longTaskMs, longWork, mainThreadTasks, mostWork } from './in-page/main-thread-tasks';
import { inInterventionsPage } from './many-interventions/page';
import type { Bench, Measurement } from './measurement';
import { megabytes, milliseconds } from './units';
import { mostMemoryAdded } from './wall/renderer-memory';

const sizes = [10_000, 100_000] as const;

interface Exported {
  readonly kind: string;
  readonly rows?: number;
  readonly bytes?: number;
  readonly gaps?: number;
}

export const exportToSpreadsheet: Bench = {
  name: 'P19',
  title: 'Interventions to a spreadsheet',
  measure: async (surroundings) => {
    const browser = await surroundings.browser();
    return inInterventionsPage(surroundings, '', async (page) => {
      const measurements: Measurement[] = [];
      for (const size of sizes) {
        await page.waitForTimeout(1_000);
        let exported: Exported = { kind: 'not begun' };
        const began = performance.now();
        let memory = 0;
        const tasks = await mainThreadTasks(browser, page, async () => {
          memory = await mostMemoryAdded('chromium', async () => {
            exported = await page.evaluate<Exported>(`barnwatchBench.exportRows(${size})`);
          });
        });
        const tookMs = performance.now() - began;
        const long = longWork(tasks);
        const isWhole = exported.kind === 'done' && exported.rows === size && exported.gaps === 0;
        measurements.push({
          what: `main-thread tasks over ${longTaskMs} ms while ${size.toLocaleString('en')} rows are written`,
          goal: '0, no row missing',
          figure: `${long.length}${isWhole ? '' : ', rows missing'}`,
          met: long.length === 0 && isWhole,
          madeOf: [
            `${exported.rows ?? 0} rows, ${exported.bytes ?? 0} bytes in ${milliseconds(tookMs)}, at most ${megabytes(memory)} of memory more than before`,
            `tasks that worked longer: ${long.map(milliseconds).join(', ') || 'none'}; the most: ${milliseconds(mostWork(tasks))}`,
            longByTheClock(tasks),
          ],
          values: { long, exported, tookMs, memory },
        });
      }
      return measurements;
    });
  },
};
