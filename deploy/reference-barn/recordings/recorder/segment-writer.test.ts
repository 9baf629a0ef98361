import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFfmpegFinder } from '../../ffmpeg/find-ffmpeg';
import type { AccessUnit } from '../../sources/access-unit';
import { fileSource } from '../../sources/file-source';
import { makeVideo } from '../../sources/testing/make-video';
import { type ClosedSegment, createSegmentWriter } from './segment-writer';
import { pictureSizeOf } from './sequence-parameters';
import { readWholeFragments } from './whole-fragments';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-segments-'));
let units: readonly AccessUnit[];
/** Pictures of a real encoder, ten a second with a key frame each second, as if captured from `startMs` on. */
beforeAll(async () => {
  const findFfmpeg = createFfmpegFinder();
  const found = await findFfmpeg();
  if (!found.ok) throw new Error(found.error.message);
  const video = join(folder, 'pictures.mp4');
  await makeVideo(found.value, video, 4, ['-c:v', 'libx264', '-bf', '0', '-g', '10']);
  const stop = new AbortController();
  units = await new Promise((resolve) => {
    const taken: AccessUnit[] = [];
    const take = (unit: AccessUnit) => {
      taken.push({ ...unit, captureTimeMs: startMs + taken.length * 100 });
      if (taken.length === 30) resolve([...taken]);
    };
    fileSource({ findFfmpeg, path: video }).start(take, () => {}, stop.signal);
  });
  stop.abort();
});
afterAll(() => rmSync(folder, { recursive: true }));

const startMs = 1_790_000_000_000;

interface Probed {
  readonly streams: readonly { nb_read_packets: string; width: number; height: number }[];
  readonly format: { duration: string };
}

function probe(file: string): Probed {
  const shown = [
    '-show_entries',
    'stream=nb_read_packets,width,height:format=duration',
    '-count_packets',
    '-of',
    'json',
  ];
  return JSON.parse(String(execFileSync('ffprobe', ['-v', 'error', ...shown, file]))) as Probed;
}

async function write(within: string, taken: readonly AccessUnit[], segmentMs: number): Promise<ClosedSegment[]> {
  const closed: ClosedSegment[] = [];
  const writer = createSegmentWriter({ folder: within, segmentMs, onClosed: (segment) => closed.push(segment) });
  for (const unit of taken) writer.take(unit);
  await writer.finish();
  writer.failed.throwIfAborted();
  return closed;
}

test('writes files that others read: every picture, with its time', async () => {
  const within = mkdtempSync(join(folder, 'whole-'));
  const [segment] = await write(within, units, 60_000);
  expect(segment).toMatchObject({ start: startMs, size: { width: 320, height: 180 } });
  expect(segment && segment.end - segment.start).toBe(2_900);
  const { streams, format } = probe(join(within, String(segment?.name)));
  expect(streams[0]).toMatchObject({ nb_read_packets: '30', width: 320, height: 180 });
  expect(Number(format.duration)).toBeCloseTo(3, 1);
});

test('begins a new file at the first key frame after its length, without a gap', async () => {
  const within = mkdtempSync(join(folder, 'several-'));
  const closed = await write(within, units, 1_000);
  expect(closed.map(({ start, end }) => end - start)).toEqual([900, 900, 900]);
  expect(closed.map(({ start }) => start)).toEqual([0, 1, 2].map((second) => startMs + second * 1_000));
  expect(readdirSync(within).toSorted()).toEqual(closed.map(({ name }) => name).toSorted());
});

test('ends a file where the camera paused', async () => {
  const within = mkdtempSync(join(folder, 'paused-'));
  const later = units.map((unit, index) =>
    index < 10 ? unit : { ...unit, captureTimeMs: unit.captureTimeMs + 60_000 },
  );
  const closed = await write(within, later, 600_000);
  expect(closed.map(({ start, end }) => end - start)).toEqual([900, 1_900]);
});

test('leaves a file that can be used up to its last whole group of pictures, wherever it is cut', async () => {
  const within = mkdtempSync(join(folder, 'cut-'));
  const [segment] = await write(within, units, 60_000);
  const file = await open(join(within, String(segment?.name)), 'r+');
  const { size } = await file.stat();
  expect(await readWholeFragments(file)).toEqual({ bytes: size, lastPictureMs: 2_900 });
  const found = new Set<number>();
  for (let bytes = size - 1; bytes > 0; bytes -= 97) {
    await file.truncate(bytes);
    const whole = await readWholeFragments(file);
    expect(whole?.bytes ?? 0).toBeLessThanOrEqual(bytes);
    found.add(whole?.lastPictureMs ?? 0);
  }
  await file.close();
  expect([...found].toSorted()).toEqual([0, 1_900, 900]);
});

test('fails loudly when the disk refuses', async () => {
  const writer = createSegmentWriter({ folder: join(folder, 'missing'), segmentMs: 1_000, onClosed: () => {} });
  for (const unit of units) writer.take(unit);
  await writer.finish();
  expect(writer.failed.aborted).toBe(true);
  expect(writer.failed.reason).toMatchObject({ code: 'ENOENT' });
});

test.each([
  ['nothing', []],
  ['no parameter set', [1, 66, 0, 30, 255, 224, 0]],
  ['a set that is cut', [1, 66, 0, 30, 255, 225, 0, 9, 103, 66]],
])('reads no size from %s', (_, bytes) => {
  expect(pictureSizeOf(Uint8Array.from(bytes))).toBeNull();
});
