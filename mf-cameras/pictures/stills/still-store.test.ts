import { createDeviceStorage } from '@barnwatch/shared/storage';
import { StillStore } from './still-store';

test('what was set aside as damaged goes with the rest of an instance, and with nothing of another one (F29)', async () => {
  const records = new Map<string, unknown>();
  const openDatabase = async () => ({
    getItem: async (key: string) => records.get(key),
    setItem: async (key: string, value: unknown) => void records.set(key, value),
    removeItem: async (key: string) => void records.delete(key),
    keys: async () => [...records.keys()],
  });
  const store = createDeviceStorage({ openDatabase, now: Date.now }).open('stills');
  await store.write('north-barn/manager/pen-01', { version: 1, value: 'no still' });
  await store.write('south-barn/manager/pen-01', { version: 1, value: 'no still' });
  const stills = new StillStore(store, () => 5);
  expect(await stills.read('north-barn/manager/pen-01')).toBeNull();
  expect(await stills.read('south-barn/manager/pen-01')).toBeNull();
  await stills.removeBelow('north-barn/');
  expect(await store.keys()).toEqual(['damaged:south-barn/manager/pen-01:5']);
});
