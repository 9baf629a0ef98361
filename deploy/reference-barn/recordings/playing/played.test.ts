import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { millisecondsInHour, millisecondsInMinute, millisecondsInSecond, secondsInDay } from 'date-fns/constants';
import { readTimeBarcode } from '../../herd/drawing/overlay/time-barcode';
import { until } from '../../streaming/testing/until';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../../testing/test-instance';

let barn: TestInstance;
let token: string;
beforeAll(async () => {
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    cameras: [
      testCamera('pen-01', {
        source: { kind: 'simulated', seed: 7, species: 'pig', animalCount: 3, flooring: 'slatted', timeBarcode: true },
      }),
      testCamera('pen-02'),
      testCamera('real', { source: { kind: 'rtsp', url: 'rtsp://127.0.0.1:9/1' } }),
    ],
    tokens: { accessLifetimeS: secondsInDay },
  });
  token = await barn.access('manager');
});
afterAll(() => barn.stop());

const hourAgo = Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute - millisecondsInHour;
const pathOf = (start: number, end: number, cameraId = 'pen-01') =>
  `api/recordings/file/${cameraId}/${start}/${end}?form=fragmented`;
const get = (path: string) => barn.call('GET', path, { token });
const codeOf = async (path: string) => {
  const { status, body } = await get(path);
  return [status, body.error?.code];
};

function written(bytes: Buffer): string {
  const file = join(barn.dataFolder, 'played.mp4');
  writeFileSync(file, bytes);
  return file;
}

/** Of all pictures, ms of media time; and which of them are key frames. */
function picturesIn(bytes: Buffer): readonly { readonly timeMs: number; readonly isKey: boolean }[] {
  const probe = ['-v', 'error', '-show_entries', 'packet=pts_time,flags', '-of', 'csv=p=0', written(bytes)];
  return String(execFileSync('ffprobe', probe))
    .trim()
    .split('\n')
    .map((line) => line.split(','))
    .map(([time = '', flags = '']) => ({ timeMs: Math.round(Number(time) * 1_000), isKey: flags.startsWith('K') }));
}

const kept = () =>
  readdirSync(join(barn.dataFolder, 'made-on-demand', 'played')).filter((name) => name.endsWith('.mp4'));

/** Meanwhile, whatever else is being drawn gets as far. */
async function drawMinutes(count: number, start: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const from = start + 2 * index * millisecondsInMinute;
    expect((await get(pathOf(from, from + millisecondsInMinute))).status).toBe(200);
  }
}

test('is the same the second time, and is found by whoever looks at another part of the same minutes', async () => {
  const start = hourAgo + 20 * millisecondsInMinute;
  const first = await get(pathOf(start, start + 2 * millisecondsInMinute));
  // Nobody who watches waits for what is kept.
  await until(() => kept().length >= 2);
  expect((await get(pathOf(start, start + 2 * millisecondsInMinute))).bytes.equals(first.bytes)).toBe(true);
  const part = await get(pathOf(start + 70_000, start + 2 * millisecondsInMinute));
  expect(Number(part.headers.get('x-capture-time'))).toBe(start + 70_000);
  expect(picturesIn(part.bytes)).toHaveLength(250);
  expect(kept()).toHaveLength(2);
});

test('begins at the key frame before the start, ends with the span, and says when on the wall clock that was', async () => {
  const start = hourAgo + 51_300;
  const { status, headers, bytes } = await get(pathOf(start, start + 15_000));
  expect([status, headers.get('content-type'), headers.get('content-length')]).toEqual([200, 'video/mp4', null]);
  const captureTime = Number(headers.get('x-capture-time'));
  expect(captureTime).toBe(hourAgo + 50_000);
  const pictures = picturesIn(bytes);
  expect(pictures.map(({ timeMs }) => timeMs)).toEqual(Array.from({ length: 82 }, (_, index) => index * 200));
  expect(pictures.flatMap(({ isKey, timeMs }) => (isKey ? [timeMs] : []))).toEqual(
    Array.from({ length: 9 }, (_, index) => index * 2_000),
  );
});

test('shows at each media time the moment that is burned into the picture', async () => {
  const start = hourAgo + 10 * millisecondsInMinute;
  const { headers, bytes } = await get(pathOf(start, start + 5_000));
  const file = written(bytes);
  const captureTime = Number(headers.get('x-capture-time'));
  for (const second of [0, 1.2, 4.8]) {
    const seek = ['-loglevel', 'error', '-ss', String(second), '-i', file, '-frames:v', '1', '-pix_fmt', 'gray'];
    const luma = execFileSync('ffmpeg', [...seek, '-f', 'rawvideo', '-']);
    expect(readTimeBarcode(luma, 640, 360)).toBe(captureTime + second * 1_000);
  }
});

test('a file to take along begins, by the clock that is burned into it, at its start, and is as long as was asked', async () => {
  const start = hourAgo + 15 * millisecondsInMinute + 300;
  const { status, bytes } = await get(`api/recordings/file/pen-01/${start}/${start + 21_000}`);
  expect(status).toBe(200);
  const file = written(bytes);
  const luma = execFileSync('ffmpeg', [
    '-v',
    'error',
    '-i',
    file,
    '-frames:v',
    '1',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'gray',
    '-',
  ]);
  const [first, keyFrameMs] = [readTimeBarcode(luma, 640, 360), 2_000];
  expect(Math.abs((first ?? 0) - start)).toBeLessThanOrEqual(keyFrameMs);
  const last = picturesIn(bytes).at(-1)?.timeMs ?? 0;
  expect(Math.abs(last - 21_000)).toBeLessThanOrEqual(keyFrameMs);
});

test('comes while it is drawn, for several at once', async () => {
  const start = hourAgo + 30 * millisecondsInMinute;
  const path = `${barn.address}/${pathOf(start, start + 10 * millisecondsInMinute)}`;
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const later = `${barn.address}/${pathOf(start + 20 * millisecondsInMinute, start + 22 * millisecondsInMinute)}`;
  const answers = await Promise.all(
    [path, path, later].map((address) => fetch(address, { headers, signal: leaving.signal })),
  );
  const readers = answers.map((answer) => answer.body?.getReader());
  for (const reader of readers) expect((await reader?.read())?.value?.length).toBeGreaterThan(100);
  leaving.abort();
  await Promise.all(readers.map((reader) => expect(reader?.read()).rejects.toThrow()));
});

test('answers HEAD with the moment of the first picture, and draws nothing more', async () => {
  const start = hourAgo + 40 * millisecondsInMinute;
  // What others were watching and have left is given up, or whole, by the time another minute is.
  await drawMinutes(1, hourAgo + 4 * millisecondsInMinute);
  const before = kept().length;
  const path = pathOf(start, start + 10 * millisecondsInMinute);
  const { status, headers, bytes } = await barn.call('HEAD', path, { token });
  expect([status, bytes.length, Number(headers.get('x-capture-time'))]).toEqual([200, 0, start]);
  expect([headers.get('content-type'), headers.get('content-length')]).toEqual(['video/mp4', null]);
  await drawMinutes(4, start + 12 * millisecondsInMinute);
  // The first minute may have been whole before it was given up.
  expect(kept().length - before).toBeLessThanOrEqual(5);
});

test('ends with the present', async () => {
  const start = Date.now() - 3 * millisecondsInSecond;
  const { status, bytes } = await get(pathOf(start, start + millisecondsInMinute));
  expect(status).toBe(200);
  const pictures = picturesIn(bytes);
  expect(pictures.length).toBeGreaterThanOrEqual(15);
  // Five a second, from the key frame before the start on: nothing of what is still to come by now.
  const [betweenMs, keyFrameMs] = [200, 2_000];
  expect(pictures.length * betweenMs).toBeLessThanOrEqual(Date.now() - start + keyFrameMs + betweenMs);
});

test.each([
  ['more than ten minutes', () => pathOf(hourAgo, hourAgo + 10 * millisecondsInMinute + 1), 400, 'invalid-request'],
  ['an end before the start', () => pathOf(hourAgo, hourAgo - 1), 400, 'invalid-request'],
  ['what was not recorded', () => pathOf(hourAgo, hourAgo + 1_000, 'real'), 404, 'recording-unknown'],
  ['a camera that is not there', () => pathOf(hourAgo, hourAgo + 1_000, 'none'), 404, 'camera-unknown'],
  ['what is to come', () => pathOf(Date.now() + 60_000, Date.now() + 61_000), 404, 'recording-unknown'],
])('is refused: %s', async (_, path, status, code) => {
  expect(await codeOf(path())).toEqual([status, code]);
});

test('keeps private time to itself, also in the group of pictures before the start', async () => {
  const privateMs = 5 * millisecondsInMinute;
  const begun = Date.now();
  await barn.call('PUT', 'api/privacy/pen-02/true', { token });
  barn.advance(privateMs);
  const stillPrivate = Date.now() + privateMs;
  await barn.call('PUT', 'api/privacy/pen-02/false', { token });
  const after = Date.now() + privateMs;
  barn.advance(10 * millisecondsInMinute);
  const inside = begun + millisecondsInMinute;
  expect(await codeOf(pathOf(inside, inside + 1_000, 'pen-02'))).toEqual([403, 'camera-in-privacy']);
  expect(await codeOf(pathOf(inside, after + 60_000, 'pen-02'))).toEqual([403, 'camera-in-privacy']);
  const { status, headers } = await get(pathOf(after + 1, after + 10_000, 'pen-02'));
  expect(status).toBe(200);
  expect(Number(headers.get('x-capture-time'))).toBeGreaterThanOrEqual(stillPrivate);
});
