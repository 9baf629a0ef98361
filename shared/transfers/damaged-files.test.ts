import { until } from '../testing/until';
import { exampleFrames, exampleRecordings } from './doubles/example-orders';
import { TransferDevice } from './doubles/transfer-device';
import type { TransferOrder } from './order/transfer-order';

async function exported(device: TransferDevice, order: TransferOrder) {
  const { transfers } = device.open();
  await transfers.add('north-barn', order);
  const now = () => transfers.state.get().transfers[0];
  await until(() => now()?.standing.kind === 'done');
  const transfer = now();
  const missing = transfer && (await transfers.missing(transfer.identifier));
  const file = transfer && (await transfers.file(transfer.identifier));
  return { done: transfer?.done, missing, bytes: Buffer.from((await file?.blob.arrayBuffer()) ?? new ArrayBuffer()) };
}

const damages = {
  'of 0 bytes': () => new Uint8Array(),
  'cut off': (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, -40),
  'of another type': () => new Uint8Array(Buffer.from('not a picture at all')),
} as const;

test.each(Object.entries(damages))(
  'F33: a picture %s is not in the archive, which says so; the others are (product 5.12a)',
  async (_, spoil) => {
    const device = new TransferDevice();
    const { span } = exampleFrames();
    const spoilt = `api/recordings/frame/pen-01/${span.start + 60_000}`;
    const whole = device.barn.bytesOf(spoilt);
    device.barn.spoil = (path) => (path === spoilt ? spoil(whole) : null);
    const { done, missing, bytes } = await exported(device, exampleFrames());
    expect(done).toMatchObject({ items: 62, files: 61, missing: 1 });
    expect(missing).toEqual([{ camera: 0, start: span.start + 60_000, end: span.start + 60_000, reason: 'damaged' }]);
    expect(bytes.toString('latin1')).toContain(',damaged,pen-01,');
  },
);

test('F33: a recording of 0 bytes is not taken for a video; the other camera’s is there', async () => {
  const device = new TransferDevice();
  const order = exampleRecordings();
  device.barn.spoil = (path) => (path.includes('pen-01') ? new Uint8Array() : null);
  const { done, missing } = await exported(device, order);
  expect(done).toMatchObject({ items: 2, files: 1, missing: 1 });
  expect(missing).toEqual([{ ...order.pieces[0], reason: 'damaged' }]);
});

test.each([
  ['F2', 'timeout'],
  ['F3', 'server-error'],
] as const)(
  '%s: pictures that a barn in trouble (%s) does not send are waited for; none is given up',
  async (_, code) => {
    const device = new TransferDevice();
    let asked = 0;
    device.barn.refuse = () => {
      asked += 1;
      return asked > 3 && asked < 8 ? { code } : null;
    };
    const window = device.open();
    await window.transfers.add('north-barn', exampleFrames());
    const now = () => window.transfers.state.get().transfers[0];
    await until(() => {
      const standing = now()?.standing;
      // What it waits for has passed.
      if (standing?.kind === 'waiting' && standing.error) {
        device.time = Math.max(device.time, standing.notBefore);
        window.wake();
      }
      return standing?.kind === 'done';
    });
    expect(now()?.done).toMatchObject({ items: 62, files: 62, missing: 0 });
  },
);
