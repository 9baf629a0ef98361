import { gridPath, untilGrid, withKeptDevice } from './kept-device/kept-device';
import type { Bench, Measurement } from './measurement';
import { median } from './statistics';

const mostBytes = 5_000;
const visits = 3;
/** What is looked for after the start, as whether the suite was composed anew, is asked for by then, ms. */
const settledMs = 5_000;

export const secondVisit: Bench = {
  name: 'P26',
  title: 'Second visit: what the suite’s server sends besides pictures, from the start to the grid and some seconds on',
  measure: (surroundings) =>
    withKeptDevice(surroundings, async ({ address, start, seen, forget }): Promise<readonly Measurement[]> => {
      const bytes: number[] = [];
      let files: readonly string[] = [];
      for (let count = 0; count < visits; count += 1) {
        const { page } = await start();
        forget();
        await page.goto(`${address}${gridPath}`, { waitUntil: 'commit' });
        await untilGrid(page);
        await page.waitForTimeout(settledMs);
        const sent = seen().filter(({ contentType }) => !contentType.startsWith('image/'));
        bytes.push(sent.reduce((sum, one) => sum + one.bytes, 0));
        files = sent.map((one) => `${one.path}: ${one.bytes} B, ${one.status}`);
      }
      const middle = median(bytes);
      return [
        {
          what: 'bytes of the suite’s server',
          goal: `≤ ${mostBytes} B`,
          figure: `${middle} B (${bytes.join(', ')})`,
          met: middle <= mostBytes,
          madeOf: files,
          values: { bytes },
        },
      ];
    }),
};
