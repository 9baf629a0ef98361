import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Recording } from '@barnwatch/shared/wire';
import sharp from 'sharp';
import { writeWalkingVideo } from '../../sources/testing/walking-video';
import { until } from '../../streaming/testing/until';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../../testing/test-instance';
import { segmentsToRemove } from './retention';
import { cameraFolder } from './segment-names';

const dataFolder = mkdtempSync(join(tmpdir(), 'barnwatch-recorder-'));
const mediaFolder = mkdtempSync(join(tmpdir(), 'barnwatch-recorder-media-'));
const segments = join(dataFolder, 'recordings', cameraFolder('video'));
let barn: TestInstance;
let token: string;

async function start(): Promise<void> {
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    dataFolder,
    mediaFolder,
    cameras: [testCamera('video', { source: { kind: 'file', path: 'walk.mp4' } })],
    recording: { enabled: true, segmentSeconds: 10 },
  });
  token = await barn.access('manager');
}

async function recordings(): Promise<readonly Recording[]> {
  const order = [{ field: 'start', direction: 'asc' }];
  const { body } = await barn.call('POST', 'api/recordings/query', { token, body: { order } });
  return body.data?.recordings as Recording[];
}

beforeAll(() => {
  writeWalkingVideo(mediaFolder);
});
afterAll(() => {
  rmSync(dataFolder, { recursive: true });
  rmSync(mediaFolder, { recursive: true });
});

test('records a real camera, and answers frames, thumbnails and videos of it', async () => {
  await start();
  await until(() => readdirSync(segments, { withFileTypes: true }).some(({ name }) => name.endsWith('.part')));
  await until(() => readdirSync(segments).some((name) => name.endsWith('.part') && sizeOf(name) > 20_000));
  // What is being recorded can be seen already.
  const time = { duration: 60_000 };
  await until(async () => {
    const { body } = await barn.call('POST', 'api/recordings/spans', {
      token,
      body: { cameraIds: ['video'], time, resolution: 1_000 },
    });
    return Object(body.data).cameras?.[0]?.recorded.length > 0;
  });
  // Privacy closes what is under way, and hides what comes.
  await barn.call('PUT', 'api/privacy/video/true', { token });
  await until(() => readdirSync(segments).some((name) => name.endsWith('.mp4')));
  await barn.call('PUT', 'api/privacy/video/false', { token });
  const [recording] = await recordings();
  expect(recording).toMatchObject({ cameraId: 'video', width: 320, height: 180 });
  const { recordingId, start: from = 0, end: to = 0 } = recording ?? {};
  const frame = await barn.call('GET', `api/recordings/frame/video/${Math.round((from + to) / 2)}?resizeY=90`, {
    token,
  });
  expect(await sharp(frame.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 90 });
  const image = await barn.call('GET', `api/recordings/thumbnail/image/${recordingId}`, { token });
  expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 160 });
  const file = await barn.call('GET', `api/recordings/file/video/${from}/${to}`, { token });
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(file.bytes.indexOf('moov')).toBeLessThan(file.bytes.indexOf('mdat'));
  expect(durationMs(file.bytes)).toBeCloseTo(to - from, -3);
  // A part begins at the key frame before it and ends where it ends: groups are half a second long here.
  const inner = { start: from + 1_200, end: to - 700 };
  const part = await barn.call('GET', `api/recordings/file/video/${inner.start}/${inner.end}`, { token });
  const longer = durationMs(part.bytes) - (inner.end - inner.start);
  expect([longer > -200, longer < 700]).toEqual([true, true]);
  const nothing = await barn.call('GET', `api/recordings/file/video/${from - 20_000}/${from - 10_000}`, { token });
  expect(nothing.body.error?.code).toBe('recording-unknown');
  await barn.stop();
});

test('finds every segment again after a sudden end, the unfinished one up to its last whole group', async () => {
  const names = readdirSync(segments).filter((name) => name.endsWith('.mp4'));
  const [name = ''] = names;
  const [from] = name.split('-');
  // As a killed process leaves it: not renamed, cut in the middle of a group, no row in the index.
  renameSync(join(segments, name), join(segments, `${from}.part`));
  truncateSync(join(segments, `${from}.part`), sizeOf(`${from}.part`) - 100);
  rmSync(join(dataFolder, 'barn.sqlite'));
  for (const rest of ['barn.sqlite-wal', 'barn.sqlite-shm']) rmSync(join(dataFolder, rest), { force: true });
  await start();
  let recovered: Recording | undefined;
  // What was left behind is looked through beside the calls.
  await until(async () => {
    recovered = (await recordings()).find(({ start: startMs }) => startMs === Number(from));
    return recovered !== undefined;
  });
  expect(recovered?.end).toBeGreaterThan(Number(from));
  const frame = await barn.call('GET', `api/recordings/frame/video/${from}`, { token });
  expect(await sharp(frame.bytes).metadata()).toMatchObject({ width: 320, height: 180 });
  await barn.stop();
});

test('removes by age first, then the oldest until the rest fits', () => {
  const segment = (index: number) => ({
    recordingId: `rec-${index}`,
    cameraId: 'video',
    file: `${index}`,
    start: index * 100,
    end: index * 100 + 100,
    sizeBytes: 10,
  });
  const all = [0, 1, 2, 3, 4].map(segment);
  const removed = (mostAgeMs: number, mostBytes: number) =>
    segmentsToRemove(all, { mostAgeMs, mostBytes }, 500, 50).map(({ file }) => file);
  expect(removed(1_000, 1_000)).toEqual([]);
  expect(removed(250, 1_000)).toEqual(['0', '1']);
  expect(removed(1_000, 25)).toEqual(['0', '1', '2']);
  expect(removed(250, 15)).toEqual(['0', '1', '2', '3']);
});

function durationMs(video: Buffer): number {
  const file = join(mediaFolder, 'answered.mp4');
  writeFileSync(file, video);
  const probe = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file];
  return Number(execFileSync('ffprobe', probe, { encoding: 'utf8' })) * 1_000;
}

function sizeOf(name: string): number {
  return statSync(join(segments, name)).size;
}
