import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInHour } from 'date-fns/constants';
import { s3ServerOfTests, testBucket } from '../../../object-store/testing/s3-server-of-tests';
import { createFfmpegFinder } from '../../ffmpeg/find-ffmpeg';
import { isRefusal } from '../../server/refusals';
import { createSemaphore } from '../../server/semaphore';
import type { Database } from '../../storage/database';
import { openDatabase } from '../../storage/open-database';
import { until } from '../../streaming/testing/until';
import { startTestInstance, testAccount, testCamera } from '../../testing/test-instance';
import { applyRetention } from '../recorder/retention';
import { createRecordingStore, type RecordingStore } from '../recording-store';
import { createSegmentFiles } from '../segment-files';
import { createSegmentRecordings } from '../segment-recordings';
import { recordSegments } from '../testing/record-segments';
import { indexBucket } from './index-bucket';
import { openSegmentBucket } from './open-segment-bucket';
import { type RunningBucket, runBucket } from './run-bucket';
import type { SegmentBucket } from './segment-bucket';
import { type Line, openLine } from './testing/line';
import { uploadSegment } from './upload-segment';

s3ServerOfTests();

const instance = 'test-barn';
const cameraId = 'video';
const address = `s3://${testBucket}/${randomUUID()}`;
const place = mkdtempSync(join(tmpdir(), 'barnwatch-bucket-'));
const folder = join(place, 'recordings');
const startMs = Date.now() - millisecondsInHour;
const nowMs = startMs + 30_000;
const span = { start: startMs + 500, end: startMs + 5_500 };
const findFfmpeg = createFfmpegFinder();
const log = { error: () => undefined, info: () => undefined };
const never = new AbortController().signal;

let database: Database;
let store: RecordingStore;
let line: Line;
let bucket: SegmentBucket;
let running: { readonly bucket: RunningBucket; stop(): Promise<void> };

/** Begins as a program does that was just started. */
function run(over: SegmentBucket = bucket): void {
  const ending = new AbortController();
  const parts = { bucket: over, store, folder, clock: Date.now, log, lookEveryMs: 20 };
  const begun = runBucket(parts, ending.signal);
  const stop = (): Promise<void> => {
    ending.abort();
    return begun.closed;
  };
  running = { bucket: begun, stop };
}

const standing = () => running.bucket.standing();
const files = () => store.segmentsIn(cameraId, { start: 0, end: Date.now() }).map(({ file }) => file);
const keys = async () =>
  (await (await bucket.connect()).list('')).map(({ key }) => key).filter((key) => key.endsWith('.mp4'));

/** Lets what the bucket has leave the disk. */
const leaveDisk = (isBorrowed: (file: string) => boolean = () => false) =>
  applyRetention(
    {
      store,
      folder,
      rule: { mostAgeMs: 1e12, mostBytes: 1e12, bucket: { keepLocalMs: 0, mostBytes: 1e12 } },
      isBorrowed,
      signal: new AbortController().signal,
    },
    Date.now(),
  );

beforeAll(async () => {
  database = openDatabase(place);
  store = createRecordingStore(database);
  await recordSegments({ place, folder, store, cameraId, startMs });
  line = await openLine(process.env.AWS_ENDPOINT_URL_S3 ?? '');
  bucket = openSegmentBucket({ address, endpoint: line.endpoint, keepLocalHours: 0 }, instance, process.env);
});
afterAll(() => {
  line.close();
  database.close();
  rmSync(place, { recursive: true });
});

const pictures = () =>
  createSegmentRecordings({
    cameraId,
    store,
    files: createSegmentFiles({ store, folder, partsFolder: join(place, 'parts'), bucket }),
    findFfmpeg,
    semaphore: createSemaphore(1),
  });

/** What a player, somebody who looks at one moment, and an export get. */
async function seen() {
  const stretches = pictures().stretches(span, nowMs, never);
  if (isRefusal(stretches)) throw new Error(stretches.message);
  const parts: Buffer[] = [];
  for await (const stretch of stretches)
    for await (const part of stretch.parts) {
      if (isRefusal(part)) return part.code;
      parts.push(part);
    }
  const frame = await pictures().frameAt(startMs + 3_200, undefined, never);
  if (isRefusal(frame)) return frame.code;
  const order = pictures().video(span, nowMs);
  if (isRefusal(order)) return order.code;
  const file = join(place, 'joined.mp4');
  const refusal = await order.make(file, never, () => {});
  return refusal ? refusal.code : { played: Buffer.concat(parts), frame: frame.jpeg, joined: readFileSync(file) };
}

test('while the store is away everything waits on the disk, is told, and goes there once it is back', async () => {
  line.cut();
  run();
  await until(() => standing().failures > 1);
  expect(standing()).toMatchObject({ waiting: { segments: 3 }, awaySince: expect.any(Number), stored: 0 });
  await leaveDisk();
  expect(files().every((file) => existsSync(join(folder, file)))).toBe(true);
  line.mend();
  await until(() => standing().stored === 3);
  await until(() => standing().awaySince === null);
  expect(await keys()).toEqual(files());
  await running.stop();
});

test('what is cut off or killed in the middle is whole on the disk, and is put anew by the next start', async () => {
  const [first = ''] = files();
  database.run('UPDATE recordings SET store = NULL WHERE file = ?', first);
  await (await bucket.connect()).remove([first]);
  line.cutAfter(20_000);
  run();
  await until(() => standing().failures > 0);
  expect(standing().waiting.segments).toBe(1);
  await running.stop();
  await leaveDisk();
  expect(existsSync(join(folder, first))).toBe(true);
  line.mend();
  // The program ends after the store has everything, and before that is written down.
  const client = await bucket.connect();
  const killed = new AbortController();
  const connect = async () => ({
    ...client,
    writeFile: async (...order: Parameters<typeof client.writeFile>) => {
      await client.writeFile(...order);
      killed.abort();
      throw new Error('killed');
    },
  });
  const parts = { store, folder, clock: Date.now, log, lookEveryMs: 20 };
  await runBucket({ ...parts, bucket: { ...bucket, connect } }, killed.signal).closed;
  expect(store.waiting().segments).toBe(1);
  run();
  await until(() => standing().waiting.segments === 0);
  await running.stop();
  expect((await (await bucket.connect()).read(first))?.content).toEqual(readFileSync(join(folder, first)));
});

test('nothing leaves the disk that the store does not show whole, and what it refuses holds up nothing else', async () => {
  const [first = ''] = files();
  for (const file of files()) await restoreFile(file);
  database.run('UPDATE recordings SET store = NULL');
  store = createRecordingStore(database);
  const client = await bucket.connect();
  const connect = async () => ({
    ...client,
    writeFile: async (...[key, file, headers, signal]: Parameters<typeof client.writeFile>) => {
      // Other bytes than those whose digest was told: the real store refuses them.
      const md5 = key === first ? '1B2M2Y8AsgTpgAmY7PhCfg==' : file.md5;
      await client.writeFile(key, { ...file, md5 }, headers, signal);
    },
  });
  run({ ...bucket, connect });
  await until(() => standing().waiting.segments === 1 && standing().failures > 0);
  expect(standing().stored).toBe(2);
  await leaveDisk();
  expect(files().map((file) => existsSync(join(folder, file)))).toEqual([true, false, false]);
  await running.stop();
});

/** Puts a segment back on the disk. */
async function restoreFile(file: string): Promise<void> {
  if (existsSync(join(folder, file))) return;
  writeFileSync(join(folder, file), (await (await bucket.connect()).read(file))?.content ?? '');
  store.setOnDisk(file, true);
}

test('issue 19: segments take no more of the line than they are given, and are whole there all the same', async () => {
  const [file = ''] = files();
  const { size } = statSync(join(folder, file));
  const own = { address: `s3://${testBucket}/${randomUUID()}`, endpoint: line.endpoint, keepLocalHours: 0 };
  const halfASecond = { ...own, mostMegabitsASecond: (size * 8) / 500_000 };
  const { connect, pace } = openSegmentBucket(halfASecond, instance, process.env);
  const client = await connect();
  const beganAt = performance.now();
  await uploadSegment({ client, pace }, folder, file, never);
  expect(performance.now() - beganAt).toBeGreaterThan(495);
  expect((await client.list('')).find(({ key }) => key === file)?.bytes).toBe(size);
  const ending = new AbortController();
  setTimeout(() => ending.abort(), 100);
  await expect(uploadSegment({ client, pace }, folder, file, ending.signal)).rejects.toThrow(/abort/i);
});

test('player, single pictures and exports do not see where segments lie; while the store is away they say so', async () => {
  for (const file of files()) await restoreFile(file);
  const before = await seen();
  run();
  await until(() => standing().waiting.segments === 0);
  await leaveDisk((file) => file === files()[0]);
  expect(files().map((file) => existsSync(join(folder, file)))).toEqual([true, false, false]);
  const after = await seen();
  expect(typeof after).toBe('object');
  expect(after).toEqual(before);
  await running.stop();
  // Another program, which has nothing of it in memory.
  bucket = openSegmentBucket({ address, endpoint: line.endpoint, keepLocalHours: 0 }, instance, process.env);
  line.cut();
  expect(await seen()).toBe('media-unavailable');
  line.mend();
});

test('another bucket gets what is on the disk; what the first one has alone is out of reach, and no failure', async () => {
  for (const file of files().slice(0, 2)) await restoreFile(file);
  const other = { address: `s3://${testBucket}/${randomUUID()}`, endpoint: line.endpoint, keepLocalHours: 0 };
  const first = bucket;
  bucket = openSegmentBucket(other, instance, process.env);
  run();
  await until(() => standing().stored === 2);
  expect(await keys()).toEqual(files().slice(0, 2));
  const [, , last] = store.segmentsIn(cameraId, span);
  expect(last && (await bucket.open(last, never))).toBeNull();
  await running.stop();
  bucket = first;
  run();
  await until(() => standing().waiting.segments === 0);
  await running.stop();
});

test('an index of before the upload, without the file: what the store has is found there', async () => {
  const [first = ''] = files();
  database.run('UPDATE recordings SET store = NULL, on_disk = 1 WHERE file = ?', first);
  rmSync(join(folder, first), { force: true });
  const place = { address: bucket.address, folder };
  expect(await indexBucket(await bucket.connect(), store, place, never)).toBe(1);
  expect(store.segmentOf(first)).toMatchObject({ store: bucket.address, isOnDisk: false });
  expect(await indexBucket(await bucket.connect(), store, place, never)).toBe(0);
});

test('a barn that begins on an empty machine finds its recordings in the bucket, and answers ranges of them', async () => {
  const barn = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    cameras: [testCamera(cameraId, { source: { kind: 'file', path: 'gone.mp4' } })],
    recording: { enabled: false, bucket: { address, endpoint: line.endpoint, keepLocalHours: 0 } },
    monitoring: { enabled: true },
  });
  try {
    const token = await barn.access('manager');
    const query = async () => {
      const { body } = await barn.call('POST', 'api/recordings/query', { token, body: {} });
      return (body.data?.recordings ?? []) as readonly { readonly recordingId: string; readonly start: number }[];
    };
    await until(async () => (await query()).length === 3);
    const [recording] = (await query()).toSorted((one, other) => one.start - other.start);
    const image = await barn.call('GET', `api/recordings/thumbnail/image/${recording?.recordingId}`, { token });
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const path = `api/recordings/file/${cameraId}/${span.start}/${span.end}`;
    const part = await barn.call('GET', path, { token, headers: { range: 'bytes=100-199' } });
    expect([part.status, part.bytes.length]).toEqual([206, 100]);
    const whole = await barn.call('GET', path, { token });
    expect(whole.bytes.subarray(100, 200)).toEqual(part.bytes);
    const text = String((await barn.call('GET', 'metrics', { token })).bytes);
    expect(text).toMatch(/^barnwatch_store_answering 1$/m);
    expect(text).toMatch(/^barnwatch_recordings_bytes\{place="store"\} [1-9]\d+$/m);
  } finally {
    await barn.stop();
    rmSync(barn.dataFolder, { recursive: true, force: true });
  }
});

test('what the rules no longer keep leaves the store too, also when that was away in between', async () => {
  const [first = '', ...others] = files();
  run();
  await until(() => standing().waiting.segments === 0);
  line.cut();
  store.removeSegments([first]);
  await until(() => standing().failures > 0);
  await running.stop();
  run();
  line.mend();
  await until(async () => (await keys()).length === 2);
  expect(await keys()).toEqual(others);
  await until(() => store.removals(bucket.address, 9).length === 0);
  await running.stop();
});
