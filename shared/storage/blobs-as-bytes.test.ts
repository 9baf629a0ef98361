import { createStore } from 'jotai';
import { withBlobsAsBytes } from './blobs-as-bytes';
import { createDeviceStorage } from './device-storage';
import type { Database } from './key-value-store';
import { storageStateAtom } from './storage-state';

const picture = () => new Blob(['picture'], { type: 'image/jpeg' });

const hasBlob = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(hasBlob));

/** A disk that says no to some writes: what was asked, what lies there. */
function disk(refuse: (value: unknown) => string | null) {
  const records = new Map<string, unknown>();
  const asked: boolean[] = [];
  const database: Database = {
    getItem: async (key) => records.get(key) ?? null,
    async setItem(key, value) {
      asked.push(hasBlob(value));
      const why = refuse(value);
      if (why !== null) throw new DOMException('Error preparing Blob/File data to be stored in object store', why);
      records.set(key, value);
    },
    removeItem: async (key) => void records.delete(key),
    keys: async () => [...records.keys()],
  };
  return { database: withBlobsAsBytes(database), records, asked };
}

const privateWindow = () => disk((value) => (hasBlob(value) ? 'UnknownError' : null));

test('a file is kept where the browser takes none, and is a file again when it is read (F27)', async () => {
  const { database, records } = privateWindow();
  const moment = new Date(5);
  const record = { version: 1, value: { blob: picture(), files: [{ blob: picture() }, null], at: 5, moment } };
  await database.setItem('pen-01', record);
  expect([...records.values()].some(hasBlob)).toBe(false);
  const back = await database.getItem('pen-01');
  expect(back).toEqual(record);
  const blob = (back as typeof record).value.blob;
  expect(blob.type).toBe('image/jpeg');
  expect(await blob.text()).toBe('picture');
});

test('a disk that has taken bytes in place of a file is offered no more files', async () => {
  const { database, asked } = privateWindow();
  await database.setItem('pen-01', picture());
  await database.setItem('pen-02', picture());
  expect(asked).toEqual([true, false, false]);
});

test('files stay files where they are taken, and nothing is changed in other records', async () => {
  const { database, records } = disk(() => null);
  const record = { version: 1, value: { blob: picture() } };
  const plain = { version: 1, value: { blobBytes: new ArrayBuffer(1), type: 'x' } };
  await database.setItem('pen-01', record);
  await database.setItem('plain', plain);
  expect(records.get('pen-01')).toBe(record);
  expect(await database.getItem('pen-01')).toBe(record);
  expect(await database.getItem('plain')).toBe(plain);
});

test('what a disk refuses without a file, or because it is full, is refused', async () => {
  const refusing = disk(() => 'UnknownError');
  await expect(refusing.database.setItem('a', { version: 1 })).rejects.toThrow('Error preparing');
  await expect(refusing.database.setItem('a', picture())).rejects.toThrow('Error preparing');
  const full = disk(() => 'QuotaExceededError');
  await expect(full.database.setItem('a', picture())).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(full.asked).toEqual([true]);
});

test('a store of such a browser is no store in trouble: its pictures are there after the next start (F27)', async () => {
  const { database } = privateWindow();
  const states = createStore();
  const modes = new Set<string>();
  states.sub(storageStateAtom, () => modes.add(states.get(storageStateAtom).mode));
  const start = () => {
    const storage = createDeviceStorage({ openDatabase: async () => database, now: Date.now });
    storage.showIn(states);
    return storage.open('stills');
  };
  await start().write('pen-01', { blob: picture() });
  const { blob } = (await start().read('pen-01')) as { blob: Blob };
  expect(await blob.text()).toBe('picture');
  expect([...modes]).toEqual(['durable']);
});
