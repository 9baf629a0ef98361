import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { compileQuestion } from '../query/compile-question';
import { readTotal } from '../query/read-question';
import { isRefusal } from '../server/refusals';
import { openDatabase } from '../storage/open-database';
import { forgetLostFiles } from './recorder/rebuild-index';
import { recordingFields } from './recording-fields';
import { createRecordingStore } from './recording-store';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-recording-store-'));
const database = openDatabase(folder);
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const never = new AbortController().signal;
const segment = (name: number, sizeBytes: number) => ({
  recordingId: `rec-${name}`,
  cameraId: `pen-${name % 3}`,
  start: name * 100,
  end: name * 100 + 100,
  sizeBytes,
  file: `${name}.mp4`,
});

/** How many recordings a list says there are, as it was reckoned on, never counted. */
function totalOf(cameraId?: string): number {
  const question = compileQuestion(
    { ...recordingFields, names: ['cameraId'] },
    { query: cameraId ? { cameraId } : {} },
  );
  if (isRefusal(question)) throw new Error('refused');
  expect(question.tally).toBe('recording_tally');
  return readTotal(database, question);
}

test('knows how many segments there are and what they take, whatever came, came again or went', () => {
  const step = fc.record({ name: fc.nat(5), sizeBytes: fc.integer({ min: 1, max: 50 }), isRemoved: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), fc.nat(20), (steps, askedAfter) => {
      database.run('DELETE FROM recordings');
      const store = createRecordingStore(database);
      const held = new Map<number, number>();
      steps.forEach(({ name, sizeBytes, isRemoved }, index) => {
        if (index === askedAfter) store.segmentBytes();
        if (isRemoved) {
          store.removeSegments([segment(name, sizeBytes).file]);
          held.delete(name);
        } else {
          store.addSegment(segment(name, sizeBytes), null);
          held.set(name, sizeBytes);
        }
      });
      const bytes = [...held.values()].reduce((sum, size) => sum + size, 0);
      expect(store.segmentBytes()).toEqual({ onDisk: bytes, stored: 0 });
      expect(totalOf()).toBe(held.size);
      for (const camera of [0, 1, 2])
        expect(totalOf(`pen-${camera}`)).toBe([...held.keys()].filter((name) => name % 3 === camera).length);
      expect(store.oldestOnDisk(3).map(({ start }) => start / 100)).toEqual(
        [...held.keys()].toSorted((one, other) => one - other).slice(0, 3),
      );
    }),
  );
});

test('forgets the rows of files that are gone, some at a time, and leaves what was recorded meanwhile', async () => {
  database.run('DELETE FROM recordings');
  const store = createRecordingStore(database);
  const names = Array.from({ length: 1_000 }, (_, name) => name);
  database.inTransaction(() => {
    for (const name of names) store.addSegment(segment(name, 1), null);
  });
  const present = new Set(names.filter((name) => name % 7 === 0).map((name) => segment(name, 1).file));
  const forgetting = forgetLostFiles(store, present, never);
  present.add(segment(5_000, 1).file);
  store.addSegment(segment(5_000, 1), null);
  await forgetting;
  expect(new Set(store.oldestOnDisk(1_001).map(({ file }) => file))).toEqual(present);
  const stopped = AbortSignal.abort(new Error('stopping'));
  await expect(forgetLostFiles(store, new Set(), stopped)).rejects.toThrow('aborted');
});
