import { gridPath, type KeptDevice, untilGrid, withKeptDevice } from './kept-device/kept-device';
import type { Bench, Measurement } from './measurement';
import { startSilentServer } from './network/silent-server';
import { secondsMeasurement } from './seconds-measurement';
import { median } from './statistics';
import { milliseconds } from './units';

const slower = 4;
const mostMs = 1_000;
/** Odd, so that one of them is in the middle. */
const starts = 5;

interface Starts {
  readonly took: readonly number[];
  /** What no worker has answered: a server must have. */
  readonly answered: readonly string[];
}

async function startsOf({ address, start }: KeptDevice): Promise<Starts> {
  const took: number[] = [];
  const answered: string[] = [];
  for (let count = 0; count < starts; count += 1) {
    const { page, context } = await start();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const onAnswer = (response: { fromServiceWorker: () => boolean; url: () => string }) => {
      if (response.url().startsWith('http') && !response.fromServiceWorker()) answered.push(response.url());
    };
    page.on('response', onAnswer);
    await page.goto(`${address}${gridPath}`, { waitUntil: 'commit' });
    took.push(await untilGrid(page));
    page.off('response', onAnswer);
  }
  return { took, answered };
}

const told = (where: string, took: readonly number[]): Measurement =>
  secondsMeasurement(`last known grid, ${where}`, median(took), mostMs, took.map(milliseconds).join(', '));

export const startWithoutNetwork: Bench = {
  name: 'P6',
  title: `Start with no server in reach to the last known grid, processor ${slower} times slower`,
  measure: (surroundings) =>
    withKeptDevice(surroundings, async (device): Promise<readonly Measurement[]> => {
      const demo = await surroundings.demo();
      const instances = [demo.senator, demo.north, demo.south];
      await device.goAway();
      await Promise.all(instances.map((instance) => instance.stop()));
      try {
        const refused = await startsOf(device);
        // As where a phone holds on to a wireless network that leads nowhere.
        const addresses = [device.address, ...instances.map(({ address }) => address)];
        const silent = await Promise.all(addresses.map(startSilentServer));
        let unanswered: Starts;
        try {
          unanswered = await startsOf(device);
        } finally {
          await Promise.all(silent.map((server) => server.close()));
        }
        const answered = [...refused.answered, ...unanswered.answered];
        return [
          told('connections refused', refused.took),
          told('connections taken, nothing answered', unanswered.took),
          {
            what: 'answers of a network until then',
            goal: '0',
            figure: String(answered.length),
            met: answered.length === 0,
            madeOf: answered,
            values: { answered },
          },
        ];
      } finally {
        await Promise.all(instances.map((instance) => instance.start()));
      }
    }),
};
