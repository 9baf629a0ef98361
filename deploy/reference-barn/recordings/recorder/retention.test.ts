import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../storage/open-database';
import { createRecordingStore, type RecordingStore } from '../recording-store';
import { applyRetention, type BucketRule, type RetentionRule } from './retention';
import { segmentsAtOnce } from './segments-at-once';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-retention-'));
const database = openDatabase(folder);
const store = createRecordingStore(database);
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const { signal } = new AbortController();
const borrowed = new Set<string>();
const fileOf = (index: number): string => join('camera', `${index}.mp4`);
const remaining = (): readonly number[] =>
  [0, 1, 2, 3, 4, 5].filter((index) => {
    const isIndexed = store.oldestOnDisk(10).some(({ file }) => file === fileOf(index));
    expect(existsSync(join(folder, fileOf(index)))).toBe(isIndexed);
    return isIndexed;
  });

const apply = (rule: Pick<RetentionRule, 'mostAgeMs' | 'mostBytes'>, bucket: BucketRule | null = null) =>
  applyRetention({ store, folder, rule: { ...rule, bucket }, isBorrowed: (file) => borrowed.has(file), signal }, 600);

test('removes what is too old or too much, from the disk and from the index alike', async () => {
  mkdirSync(join(folder, 'camera'));
  for (const index of [0, 1, 2, 3, 4, 5]) {
    writeFileSync(join(folder, fileOf(index)), Buffer.alloc(10));
    const [start, end] = [index * 100, index * 100 + 100];
    // Two cameras share the room.
    const cameraId = index % 2 === 0 ? 'even' : 'odd';
    store.addSegment({ recordingId: `rec-${index}`, cameraId, start, end, sizeBytes: 10, file: fileOf(index) }, null);
  }
  await apply({ mostAgeMs: 1_000, mostBytes: 1_000 });
  expect(remaining()).toEqual([0, 1, 2, 3, 4, 5]);
  await apply({ mostAgeMs: 450, mostBytes: 1_000 });
  expect(remaining()).toEqual([1, 2, 3, 4, 5]);
  // A file that somebody has removed by hand is in nobody's way.
  rmSync(join(folder, fileOf(1)));
  await apply({ mostAgeMs: 1_000, mostBytes: 35 });
  expect(remaining()).toEqual([3, 4, 5]);
});

test('a few at a time: an end in between leaves the rest for the next start', async () => {
  database.run('DELETE FROM recordings');
  const count = 2 * segmentsAtOnce + 20;
  for (let index = 0; index < count; index += 1) {
    const [start, end] = [index * 100, index * 100 + 100];
    const file = join('camera', `late-${index}.mp4`);
    store.addSegment({ recordingId: `late-${index}`, cameraId: 'late', start, end, sizeBytes: 10, file }, null);
  }
  const ending = new AbortController();
  const rule = { mostAgeMs: 0, mostBytes: 1_000, bucket: null };
  const parts = { store, folder, rule, isBorrowed: () => false };
  const begun = applyRetention({ ...parts, signal: ending.signal }, count * 200);
  ending.abort();
  await expect(begun).rejects.toThrow();
  expect(store.oldestOnDisk(count)).toHaveLength(count - segmentsAtOnce);
  await applyRetention({ ...parts, signal }, count * 200);
  expect(store.oldestOnDisk(count)).toEqual([]);
});

describe('with a store', () => {
  const file = (index: number): string => join('camera', `stored-${index}.mp4`);
  const all = [0, 1, 2, 3, 4, 5];
  const ages = { mostAgeMs: 10_000, mostBytes: 1_000 };
  let shelf: RecordingStore;

  /** Six of ten bytes each, of which the store has the first ones. */
  function plant(stored: number): void {
    database.run('DELETE FROM recordings');
    database.run('DELETE FROM store_removals');
    shelf = createRecordingStore(database);
    for (const index of all) {
      writeFileSync(join(folder, file(index)), Buffer.alloc(10));
      const segment = { recordingId: `stored-${index}`, cameraId: 'one', start: index * 100, end: index * 100 + 100 };
      shelf.addSegment({ ...segment, sizeBytes: 10, file: file(index) }, null);
      if (index < stored) shelf.setStored(file(index), 's3://farm/', []);
    }
  }

  const places = () => ({
    known: all.filter((index) => shelf.segmentOf(file(index)) !== undefined),
    onDisk: all.filter((index) => existsSync(join(folder, file(index)))),
  });
  const applyTo = (rule: RetentionRule) =>
    applyRetention({ store: shelf, folder, rule, isBorrowed: (name) => borrowed.has(name), signal }, 600);

  test('what that has leaves the disk by its age, unless somebody reads it, and nothing else does', async () => {
    plant(4);
    borrowed.add(file(1));
    await applyTo({ ...ages, bucket: { keepLocalMs: 250, mostBytes: 1_000 } });
    expect(places()).toEqual({ known: all, onDisk: [1, 3, 4, 5] });
    borrowed.clear();
    await applyTo({ ...ages, bucket: { keepLocalMs: 0, mostBytes: 1_000 } });
    expect(places()).toEqual({ known: all, onDisk: [4, 5] });
    expect(shelf.segmentBytes()).toEqual({ onDisk: 20, stored: 40 });
  });

  test('age takes what is too old from both places, and what the store has to remove is remembered', async () => {
    plant(2);
    await applyTo({ mostAgeMs: 350, mostBytes: 1_000, bucket: { keepLocalMs: 10_000, mostBytes: 1_000 } });
    expect(places()).toEqual({ known: [2, 3, 4, 5], onDisk: [2, 3, 4, 5] });
    expect(shelf.removals('s3://farm/', 10)).toEqual([file(0), file(1)]);
  });

  test('each place has a room of its own, and the oldest go first in each', async () => {
    plant(4);
    await applyTo({ mostAgeMs: 10_000, mostBytes: 35, bucket: { keepLocalMs: 10_000, mostBytes: 25 } });
    expect(places()).toEqual({ known: [2, 3, 4, 5], onDisk: [3, 4, 5] });
  });

  test('while that is away the disk does not fill: the oldest that nobody has are lost, and counted', async () => {
    plant(1);
    const rule = { mostAgeMs: 10_000, mostBytes: 35, bucket: { keepLocalMs: 10_000, mostBytes: 1_000 } };
    expect(await applyTo(rule)).toEqual({ lost: 2 });
    expect(places()).toEqual({ known: [0, 3, 4, 5], onDisk: [3, 4, 5] });
    expect(await applyTo(rule)).toEqual({ lost: 0 });
  });
});
