import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../storage/open-database';
import { createRecordingStore } from '../recording-store';
import { applyRetention } from './retention';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-retention-'));
const database = openDatabase(folder);
const store = createRecordingStore(database);
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const fileOf = (index: number): string => join('camera', `${index}.mp4`);
const remaining = (): readonly number[] =>
  [0, 1, 2, 3, 4, 5].filter((index) => {
    const isIndexed = store.oldestSegments(10).some(({ file }) => file === fileOf(index));
    expect(existsSync(join(folder, fileOf(index)))).toBe(isIndexed);
    return isIndexed;
  });

test('removes what is too old or too much, from the disk and from the index alike', async () => {
  mkdirSync(join(folder, 'camera'));
  for (const index of [0, 1, 2, 3, 4, 5]) {
    writeFileSync(join(folder, fileOf(index)), Buffer.alloc(10));
    const [start, end] = [index * 100, index * 100 + 100];
    // Two cameras share the room.
    const cameraId = index % 2 === 0 ? 'even' : 'odd';
    store.addSegment({ recordingId: `rec-${index}`, cameraId, start, end, sizeBytes: 10, file: fileOf(index) }, null);
  }
  await applyRetention(store, folder, { mostAgeMs: 1_000, mostBytes: 1_000 }, 600);
  expect(remaining()).toEqual([0, 1, 2, 3, 4, 5]);
  await applyRetention(store, folder, { mostAgeMs: 450, mostBytes: 1_000 }, 600);
  expect(remaining()).toEqual([1, 2, 3, 4, 5]);
  // A file that somebody has removed by hand is in nobody's way.
  rmSync(join(folder, fileOf(1)));
  await applyRetention(store, folder, { mostAgeMs: 1_000, mostBytes: 35 }, 600);
  expect(remaining()).toEqual([3, 4, 5]);
});
