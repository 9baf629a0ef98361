import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInHour } from 'date-fns/constants';
import { createFfmpegFinder } from '../ffmpeg/find-ffmpeg';
import { isRefusal } from '../server/refusals';
import { createSemaphore } from '../server/semaphore';
import type { AccessUnit } from '../sources/access-unit';
import { fileSource } from '../sources/file-source';
import { makeVideo } from '../sources/testing/make-video';
import type { Database } from '../storage/database';
import { openDatabase } from '../storage/open-database';
import { until } from '../streaming/testing/until';
import { createSegmentWriter, type SegmentWriter } from './recorder/segment-writer';
import { createRecordingStore, type RecordingStore } from './recording-store';
import { createSegmentFiles } from './segment-files';
import { createSegmentRecordings } from './segment-recordings';

const place = mkdtempSync(join(tmpdir(), 'barnwatch-open-segment-'));
const cameraId = 'video';
const startMs = 1_790_000_000_000;
const nowMs = startMs + millisecondsInHour;
const all = { start: startMs - 60_000, end: nowMs };
const findFfmpeg = createFfmpegFinder();
const { signal } = new AbortController();

let database: Database;
let store: RecordingStore;
let writer: SegmentWriter;

/** Four seconds of a camera that goes on recording, ten pictures a second with a key frame twice a second. */
beforeAll(async () => {
  const found = await findFfmpeg();
  if (!found.ok) throw new Error(found.error.message);
  const video = join(place, 'pictures.mp4');
  await makeVideo(found.value, video, 4, ['-c:v', 'libx264', '-bf', '0', '-g', '5']);
  const stop = new AbortController();
  const units = await new Promise<readonly AccessUnit[]>((resolve) => {
    const taken: AccessUnit[] = [];
    const take = (unit: AccessUnit): void => {
      taken.push({ ...unit, captureTimeMs: startMs + taken.length * 100 });
      if (taken.length === 38) resolve([...taken]);
    };
    fileSource({ findFfmpeg, path: video }).start(take, () => {}, stop.signal);
  });
  stop.abort();
  database = openDatabase(place);
  store = createRecordingStore(database);
  mkdirSync(join(place, 'recordings', 'one'), { recursive: true });
  const segmentOf = ({
    start,
    end,
    sizeBytes,
    name,
  }: {
    start: number;
    end: number;
    sizeBytes: number;
    name: string;
  }) => ({
    ...{ recordingId: `rec-${start}`, cameraId, start, end, sizeBytes },
    file: join('one', name),
  });
  writer = createSegmentWriter({
    folder: join(place, 'recordings', 'one'),
    segmentMs: 300_000,
    onGrown: (part) => store.setOpen(cameraId, segmentOf(part)),
    onClosed: (segment) => store.addSegment(segmentOf(segment), segment.size),
  });
  for (const unit of units) writer.take(unit);
  // Seven groups are whole; the eighth is not.
  await until(() => store.segmentsIn(cameraId, all)[0]?.end === startMs + 3_400);
});
afterAll(() => {
  database.close();
  rmSync(place, { recursive: true });
});

const pictures = () =>
  createSegmentRecordings({
    cameraId,
    store,
    files: createSegmentFiles({
      store,
      folder: join(place, 'recordings'),
      partsFolder: join(place, 'parts'),
      bucket: null,
    }),
    findFfmpeg,
    semaphore: createSemaphore(1),
  });

async function bytesOf(): Promise<number> {
  const stretches = pictures().stretches({ start: startMs, end: startMs + 3_400 }, nowMs, signal);
  if (isRefusal(stretches)) throw new Error(stretches.message);
  let bytes = 0;
  for await (const { parts } of stretches) for await (const part of parts) if (!isRefusal(part)) bytes += part.length;
  return bytes;
}

test('what is being recorded can be seen up to its last whole group: as a span, a picture, a video and a file', async () => {
  expect(pictures().recordedIn(all, 60_000, nowMs)).toEqual([{ start: startMs, end: startMs + 3_400 }]);
  expect(pictures().nearestTo(startMs + 3_000, nowMs)).toBe(startMs + 3_000);
  const frame = await pictures().frameAt(startMs + 3_000, undefined, signal);
  expect(isRefusal(frame) ? frame.message : [...frame.jpeg.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  expect(await bytesOf()).toBe(store.segmentsIn(cameraId, all)[0]?.sizeBytes);
  const order = pictures().video({ start: startMs, end: startMs + 10_000 }, nowMs);
  if (isRefusal(order)) throw new Error(order.message);
  expect(await order.make(join(place, 'made.mp4'), signal, () => {})).toBeUndefined();
});

test('whoever began to look before it was closed goes on, and afterwards it is one segment as any other', async () => {
  const span = { start: startMs, end: startMs + 3_400 };
  const stretches = pictures().stretches(span, nowMs, signal);
  const before = pictures().video(span, nowMs);
  await writer.finish();
  if (isRefusal(stretches) || isRefusal(before)) throw new Error('nothing was recorded');
  let parts = 0;
  for await (const stretch of stretches) for await (const part of stretch.parts) if (!isRefusal(part)) parts += 1;
  expect(parts).toBeGreaterThan(5);
  expect(store.segmentsIn(cameraId, all)).toMatchObject([{ start: startMs, end: startMs + 3_700 }]);
  expect(pictures().recordedIn(all, 60_000, nowMs)).toEqual([{ start: startMs, end: startMs + 3_700 }]);
  // What was made of the half of it is not taken for the whole.
  const after = pictures().video(span, nowMs);
  expect(!isRefusal(after) && after.origin).not.toEqual(before.origin);
});
