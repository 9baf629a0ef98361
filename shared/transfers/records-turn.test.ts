import { exampleRecordings } from './doubles/example-orders';
import { TransferDevice } from './doubles/transfer-device';

test('a pause waits for its turn as long as late storage may take, and holds it for one read (F46)', async () => {
  const device = new TransferDevice();
  // Nobody is served: nothing but the pause changes the records.
  device.view = { ...device.view, eulaNeeded: true };
  const { transfers } = device.open();
  const added = await transfers.add('north-barn', exampleRecordings());
  device.lockWaitsMs.length = 0;
  device.readsInTurn = 0;
  await transfers.pause(added?.identifier ?? '');
  expect([device.lockWaitsMs, device.readsInTurn]).toEqual([[60_000], 1]);
  expect(transfers.state.get().transfers[0]?.standing).toEqual({ kind: 'paused' });
});
