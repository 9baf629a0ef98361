import { gridPath, type KeptDevice, untilGridUnwatched, withKeptDevice } from './kept-device/kept-device';
import { openTarget } from './live/devtools-target';
import type { Bench, Measurement } from './measurement';
import { startSilentServer } from './network/silent-server';
import { secondsMeasurement } from './seconds-measurement';
import { median } from './statistics';
import type { PlainChromium } from './surroundings/plain-chromium';
import { milliseconds } from './units';

const slower = 4;
const mostMs = 1_000;
/** Odd, so that one of them is in the middle. */
const starts = 5;

/** The suite is opened in a browser that runs, and by the start of the browser itself, as after a start of the device. */
const kinds = { warm: 'browser running', cold: 'browser started by it' } as const;

interface Starts {
  readonly took: Readonly<Record<keyof typeof kinds, readonly number[]>>;
  /** What no worker has answered: a server must have. */
  readonly answered: readonly string[];
}

/** What the page had from a server, without its worker: its addresses. */
const fromServers = `performance.getEntriesByType('resource')
  .filter(({ workerStart, responseStatus }) => workerStart === 0 && responseStatus > 0)
  .map(({ name }) => name)
  .filter((name) => name.startsWith('http'))`;

async function startsOf({ address, startUnwatched }: KeptDevice): Promise<Starts> {
  const answered: string[] = [];
  const openGrid = async (browser: PlainChromium): Promise<number> => {
    const target = await openTarget(browser.address);
    await target.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await target.goTo(`${address}${gridPath}`);
    const took = await untilGridUnwatched(target);
    answered.push(...((await target.evaluate(fromServers)) as readonly string[]));
    // The suite is left before the next start: nothing of it runs beside.
    await target.send('Page.close');
    target.close();
    return took;
  };
  const cold: number[] = [];
  for (let count = 0; count < starts; count += 1) cold.push(await openGrid(await startUnwatched()));
  const browser = await startUnwatched();
  await openGrid(browser);
  const warm: number[] = [];
  for (let count = 0; count < starts; count += 1) warm.push(await openGrid(browser));
  return { took: { warm, cold }, answered };
}

const told = (where: string, took: Starts['took']): readonly Measurement[] =>
  (['warm', 'cold'] as const).map((kind) =>
    secondsMeasurement(
      `last known grid, ${where}, ${kinds[kind]}`,
      median(took[kind]),
      mostMs,
      took[kind].map(milliseconds).join(', '),
    ),
  );

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
          ...told('connections refused', refused.took),
          ...told('connections taken, nothing answered', unanswered.took),
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
