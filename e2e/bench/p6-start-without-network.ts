import { gridPath, untilGrid, withKeptDevice } from './kept-device/kept-device';
import type { Bench, Measurement } from './measurement';
import { secondsMeasurement } from './seconds-measurement';
import { median } from './statistics';
import { milliseconds } from './units';

const slower = 4;
const mostMs = 1_000;
/** Odd, so that one of them is in the middle. */
const starts = 5;

export const startWithoutNetwork: Bench = {
  name: 'P6',
  title: `Start with no server in reach to the last known grid, processor ${slower} times slower`,
  measure: (surroundings) =>
    withKeptDevice(surroundings, async ({ address, start, goAway }): Promise<readonly Measurement[]> => {
      const demo = await surroundings.demo();
      await goAway();
      await demo.north.stop();
      const took: number[] = [];
      let answered = 0;
      try {
        for (let count = 0; count < starts; count += 1) {
          const { page, context } = await start();
          const devtools = await context.newCDPSession(page);
          await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
          const onAnswer = (response: { fromServiceWorker: () => boolean; url: () => string }) => {
            if (response.url().startsWith('http') && !response.fromServiceWorker()) answered += 1;
          };
          page.on('response', onAnswer);
          await page.goto(`${address}${gridPath}`, { waitUntil: 'commit' });
          took.push(await untilGrid(page));
          page.off('response', onAnswer);
        }
      } finally {
        await demo.north.start();
      }
      return [
        secondsMeasurement('last known grid', median(took), mostMs, took.map(milliseconds).join(', ')),
        {
          what: 'answers of a network until then',
          goal: '0',
          figure: String(answered),
          met: answered === 0,
          madeOf: [],
          values: { answered },
        },
      ];
    }),
};
