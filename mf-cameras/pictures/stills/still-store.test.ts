import { createDeviceStorage } from '@barnwatch/shared/storage';
import { until } from '@barnwatch/shared/testing/until';
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

describe('what is read of a barn at once', () => {
  const still = (receivedAt: number) => ({
    blob: new Blob(['picture']),
    timestamp: 1,
    receivedAt,
    ySize: 75,
  });

  /** A store of which each reading ends when it is let. */
  function lateStore(keys: readonly string[]) {
    const records = new Map<string, unknown>();
    const reads: { readonly key: string; readonly answer: () => void }[] = [];
    const store = createDeviceStorage({
      openDatabase: async () => ({
        getItem: (key: string) =>
          new Promise((resolve) => reads.push({ key, answer: () => resolve(records.get(key)) })),
        setItem: async (key: string, value: unknown) => void records.set(key, value),
        removeItem: async (key: string) => void records.delete(key),
        keys: async () => [...keys],
      }),
      now: Date.now,
    }).open('stills');
    for (const key of keys) records.set(key, { version: 1, value: still(1) });
    return { stills: new StillStore(store, () => 5), reads };
  }

  test('comes one by one, and is read once where a tile asks for it meanwhile', async () => {
    const { stills, reads } = lateStore(['north-barn/manager/pen-01', 'south-barn/manager/pen-01']);
    const told: string[] = [];
    const all = stills.readBelow('north-barn/manager/', (key) => told.push(key));
    await until(() => reads.length > 0);
    const ofTile = stills.read('north-barn/manager/pen-01');
    for (const { answer } of reads) answer();
    expect(await ofTile).toMatchObject({ receivedAt: 1 });
    await all;
    expect(told).toEqual(['north-barn/manager/pen-01']);
    expect(reads.map(({ key }) => key)).toEqual(['north-barn/manager/pen-01']);
  });

  test('is left to those who are seen where a barn has more cameras than one looks at', async () => {
    const many = Array.from({ length: 61 }, (_, at) => `north-barn/manager/pen-${at}`);
    const { stills, reads } = lateStore(many);
    await stills.readBelow('north-barn/manager/', () => undefined);
    expect(reads).toEqual([]);
  });

  test('what was removed meanwhile is read anew by whoever asks after that', async () => {
    const { stills, reads } = lateStore(['north-barn/manager/pen-01']);
    const before = stills.read('north-barn/manager/pen-01');
    await until(() => reads.length > 0);
    await stills.remove('north-barn/manager/pen-01');
    const after = stills.read('north-barn/manager/pen-01');
    await until(() => reads.length > 1);
    for (const { answer } of reads) answer();
    await before;
    expect(await after).toBeNull();
  });
});
