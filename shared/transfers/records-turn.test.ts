import { until } from '../testing/until';
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

test('a device that refuses to tell is not taken for an empty one, and is asked again after five seconds (F46)', async () => {
  const device = new TransferDevice();
  device.view = { ...device.view, eulaNeeded: true };
  await device.open().transfers.add('north-barn', exampleRecordings());
  device.tells = false;
  const next = device.open();
  await until(() => next.transfers.state.get().read);
  expect(next.transfers.state.get()).toMatchObject({ isRefused: true, transfers: [] });
  device.tells = true;
  const alarm = next.alarms.find(({ at }) => at === device.time + 5_000);
  alarm?.run();
  await until(() => !next.transfers.state.get().isRefused);
  expect(next.transfers.state.get().transfers).toHaveLength(1);
});
