import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInHour } from 'date-fns/constants';
import { createFfmpegFinder } from '../ffmpeg/find-ffmpeg';
import { isRefusal } from '../server/refusals';
import { createSemaphore } from '../server/semaphore';
import type { Database } from '../storage/database';
import { openDatabase } from '../storage/open-database';
import { play } from './playing/play';
import type { RecordedPictures } from './recorded-pictures';
import { createRecordingStore } from './recording-store';
import { createSegmentFiles } from './segment-files';
import { createSegmentRecordings } from './segment-recordings';
import { estimateRecording } from './spans/estimate-recording';
import { recordSegments } from './testing/record-segments';

const place = mkdtempSync(join(tmpdir(), 'barnwatch-segment-recordings-'));
const cameraId = 'video';
const startMs = 1_790_000_000_000;
/** The camera was away for so long in the middle. */
const awayMs = 40_000;
const findFfmpeg = createFfmpegFinder();
const { signal } = new AbortController();

let database: Database;
let pictures: RecordedPictures;

beforeAll(async () => {
  database = openDatabase(place);
  const store = createRecordingStore(database);
  await recordSegments({ place, folder: join(place, 'recordings'), store, cameraId, startMs, awayMs });
  expect(store.oldestOnDisk(10)).toHaveLength(3);
  pictures = createSegmentRecordings({
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
});
afterAll(() => {
  database.close();
  rmSync(place, { recursive: true });
});

async function make(fromMs: number, toMs: number): Promise<string> {
  const order = pictures.video({ start: startMs + fromMs, end: startMs + toMs }, startMs + millisecondsInHour);
  if (isRefusal(order)) throw new Error(order.message);
  const file = join(place, `${fromMs}-${toMs}.mp4`);
  expect(await order.make(file, signal, () => {})).toBeUndefined();
  return file;
}

/** Presentation times of all pictures, ms. */
function timesIn(file: string): readonly number[] {
  const probe = ['-v', 'error', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0', file];
  const lines = execFileSync('ffprobe', probe, { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => Math.round(Number.parseFloat(line) * 1_000));
}

test.each([
  ['all of it, without the time that was not seen', 0, 6_000 + awayMs, 60],
  ['over a seam', 1_000, 3_000, 20],
  ['within a segment', 500, 1_500, 10],
  ['from the midst of a group on, with the group', 700, 1_500, 10],
  ['over the gap', 3_000, 5_000 + awayMs, 20],
])('joins what was recorded into one video: %s', async (_, fromMs, toMs, count) => {
  const times = timesIn(await make(fromMs, toMs));
  // The picture at the very end may come along.
  expect([count, count + 1]).toContain(times.length);
  expect(times[0]).toBe(0);
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  // The last picture of a segment lasts as long as the encoder says it usually does.
  expect(steps.filter((step) => step < 50 || step > 200)).toEqual([]);
});

test('can be sought to anywhere', async () => {
  const file = await make(0, 6_000 + awayMs);
  for (const second of [0, 1.9, 2.1, 3.95, 4.05, 5.5]) {
    const seek = ['-loglevel', 'error', '-ss', String(second), '-i', file, '-frames:v', '1', '-f', 'mjpeg', '-'];
    expect(execFileSync('ffmpeg', seek).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  }
});

test('is played with every picture as far from the first one as on the wall clock, also across the gap', async () => {
  const span = { start: startMs + 700, end: startMs + 5_000 + awayMs };
  const stretches = pictures.stretches(span, startMs + millisecondsInHour, signal);
  if (isRefusal(stretches)) throw new Error(stretches.message);
  const video = await play(stretches, span, []);
  if (video === null || isRefusal(video)) throw new Error('nothing is played');
  const file = join(place, 'played.mp4');
  await writeFile(file, video.content);
  expect(video.captureTimeMs).toBe(startMs + 500);
  const seen = Array.from({ length: 45 }, (_, index) => 500 + index * 100).map((ms) => (ms < 4_000 ? ms : ms + awayMs));
  expect(timesIn(file)).toEqual(seen.map((ms) => ms - 500));
});

test('is estimated by the bytes and the times of its segments', () => {
  const span = { start: startMs, end: startMs + 6_000 + awayMs };
  const { durationMs, sizeBytes, gaps } = estimateRecording(pictures, span, [], startMs + millisecondsInHour);
  expect([durationMs, gaps]).toEqual([5_800, [{ start: startMs + 3_900, end: startMs + 4_000 + awayMs }]]);
  const half = estimateRecording(pictures, { start: startMs, end: startMs + 1_000 }, [], startMs + millisecondsInHour);
  expect(sizeBytes).toBeGreaterThan(4 * half.sizeBytes);
});

test('has as many bytes in spans as in each of them, and none in no span', () => {
  const spans = [100, 1_500, 3_000, 3_500, 4_500 + awayMs].map((ms) => ({
    start: startMs + ms,
    end: startMs + ms + 400,
  }));
  const apart = spans.reduce((sum, span) => sum + pictures.bytesOf([span]), 0);
  expect(Math.abs(pictures.bytesOf(spans) - apart)).toBeLessThanOrEqual(spans.length);
  expect(apart).toBeGreaterThan(0);
  expect(pictures.bytesOf([])).toBe(0);
});

test('is played without a group of pictures that has something of private time', async () => {
  const span = { start: startMs + 700, end: startMs + 1_500 };
  const stretches = pictures.stretches(span, startMs + millisecondsInHour, signal);
  if (isRefusal(stretches)) throw new Error(stretches.message);
  const video = await play(stretches, span, [{ start: startMs, end: startMs + 600 }]);
  if (video === null || isRefusal(video)) throw new Error('nothing is played');
  const file = join(place, 'without-private.mp4');
  await writeFile(file, video.content);
  expect([video.captureTimeMs, timesIn(file).length]).toEqual([startMs + 1_000, 5]);
});

test('has pictures near what was seen, and none in the midst of a long gap', async () => {
  expect(pictures.nearestTo(startMs + 1_234, startMs + 60_000)).toBe(startMs + 1_234);
  expect(pictures.nearestTo(startMs - 59_000, startMs + 60_000)).toBe(startMs);
  expect(pictures.nearestTo(startMs - 61_000, startMs + 60_000)).toBeNull();
  const still = await pictures.frameAt(startMs + 2_500, 90, signal);
  expect(isRefusal(still) ? still.message : still.capturedAt).toBe(startMs + 2_500);
});

test('says that nothing was recorded where nothing was', () => {
  const order = pictures.video({ start: startMs + 10_000, end: startMs + 20_000 }, startMs + millisecondsInHour);
  expect(isRefusal(order) && order.code).toBe('recording-unknown');
});
