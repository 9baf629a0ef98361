import { until } from '../testing/until';
import { exampleRecordings } from './doubles/example-orders';
import { TransferDevice, type TransferWindow } from './doubles/transfer-device';

const doneOf = ({ transfers }: TransferWindow) => transfers.state.get().transfers[0]?.done;

/** A window that fetches, and whose barn waits with an answer until it is told. */
async function held() {
  const device = new TransferDevice();
  let answer = (): void => undefined;
  const { file } = device.barn.client;
  let asked = 0;
  Object.assign(device.barn.client, {
    file: async (...call: Parameters<typeof file>) => {
      asked += 1;
      if (asked === 2) await new Promise<void>((resolve) => (answer = resolve));
      return file(...call);
    },
  });
  const window = device.open();
  await window.transfers.add('north-barn', exampleRecordings());
  await until(() => asked === 2);
  return { device, window, asked: () => asked, answer: () => answer() };
}

test.each([true, false])(
  'who has lost its turn to another window writes nothing over its parts, told: %s',
  async (isTold) => {
    const { device, window, answer } = await held();
    const before = doneOf(window);
    const parts = new Map(device.disk);
    device.takeTurn({ isTold });
    answer();
    // It asks for the turn again, and goes on with what is there.
    await until(() => window.transfers.state.get().transfers[0]?.standing.kind === 'done');
    expect(before?.parts).toBe(1);
    for (const [key, part] of parts) expect(device.disk.get(key)).toBe(part);
  },
);

test('what another window has put there meanwhile is read before anything is written', async () => {
  const { device, window, answer } = await held();
  const [transfer] = window.transfers.state.get().transfers;
  const [key] = [...device.disk.keys()];
  if (!transfer || !key) throw new Error('nothing was fetched');
  const place = key.slice(0, key.lastIndexOf('/'));
  const other = { bytes: new Blob(), files: [], missing: [] };
  device.disk.set(`${place}/1`, other);
  const record = (await device.store.look()).values;
  const [[at, stored] = ['', null]] = [...record];
  await device.store.write(at, withParts(stored, 2));
  answer();
  await until(() => window.transfers.state.get().working === null);
  expect(device.disk.get(`${place}/1`)).toBe(other);
});

test('who gets no turn any more, because its window ends, does not ask for it without end', async () => {
  const device = new TransferDevice();
  let asked = 0;
  const mostAsked = 20;
  Object.assign(device, {
    turn: async () => {
      asked += 1;
      if (asked === mostAsked) await new Promise(() => undefined);
    },
  });
  const { transfers } = device.open();
  await transfers.add('north-barn', exampleRecordings());
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(mostAsked);
});

/** A stored record with another number of parts. */
function withParts(stored: unknown, parts: number): unknown {
  return JSON.parse(JSON.stringify(stored).replace(/"parts":\d+/, `"parts":${parts}`));
}
