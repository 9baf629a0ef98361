import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CameraSpans, RecordingEstimate } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, secondsInDay } from 'date-fns/constants';
import { openDatabase } from '../../storage/open-database';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../../testing/test-instance';
import { createRecordingStore } from '../recording-store';
import { describeSpans } from './recorded-spans';

let barn: TestInstance;
let token: string;
beforeAll(async () => {
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    cameras: [
      testCamera('pen-01'),
      testCamera('silent', { offlineSince: Date.now() - millisecondsInDay }),
      testCamera('real', { source: { kind: 'rtsp', url: 'rtsp://127.0.0.1:9/1' } }),
    ],
    tokens: { accessLifetimeS: secondsInDay },
  });
  token = await barn.access('manager');
});
afterAll(() => barn.stop());

async function spansOf(cameraIds: readonly string[], time: object, resolution = 60_000) {
  const { status, body } = await barn.call('POST', 'api/recordings/spans', {
    token,
    body: { cameraIds, time, resolution },
  });
  expect(status).toBe(200);
  return Object(body.data).cameras as readonly CameraSpans[];
}

test('tells where each camera has recorded; of one that is not known, nothing', async () => {
  const before = Date.now();
  const [drawn, silent, real, ...more] = await spansOf(['pen-01', 'silent', 'real', 'none'], {
    duration: 7 * millisecondsInDay,
  });
  expect(more).toEqual([]);
  expect(drawn?.recorded).toHaveLength(1);
  expect(drawn?.recorded[0]?.end).toBeGreaterThanOrEqual(before);
  expect(silent?.recorded[0]?.end).toBeLessThanOrEqual(before - millisecondsInDay + 5_000);
  expect(real).toEqual({ cameraId: 'real', recorded: [], private: [] });
});

test('tells private time as such, and nothing of what is in it', async () => {
  const start = Date.now();
  await barn.call('PUT', 'api/privacy/pen-01/true', { token });
  barn.advance(millisecondsInHour);
  await barn.call('PUT', 'api/privacy/pen-01/false', { token });
  barn.advance(millisecondsInHour);
  const [camera] = await spansOf(['pen-01'], {
    start: start - millisecondsInHour,
    end: start + 2 * millisecondsInHour,
  });
  const [hidden] = camera?.private ?? [];
  expect(camera?.private).toHaveLength(1);
  expect((hidden?.end ?? 0) - (hidden?.start ?? 0)).toBeGreaterThanOrEqual(millisecondsInHour);
  expect(camera?.recorded.map(({ end }) => end)[0]).toBe(hidden?.start);
  expect(camera?.recorded.map(({ start: from }) => from)[1]).toBe(hidden?.end);
});

test('tells no private time as recorded, also where it is shorter than the resolution', () => {
  const hidden = [{ start: 50_000, end: 50_500 }];
  const found = { cameraId: 'pen-01', recorded: [{ start: 0, end: 100_000 }], hidden };
  expect(describeSpans([found], 60_000).cameras).toEqual([
    {
      cameraId: 'pen-01',
      recorded: [
        { start: 0, end: 50_000 },
        { start: 50_500, end: 100_000 },
      ],
      private: hidden,
    },
  ]);
});

test('estimates an export: length, size, gaps and private time', async () => {
  const { body } = await barn.call('GET', 'api/cameras/pen-01', { token });
  const now = Number(Object(body.data).camera.loadedTimestamp);
  const [start, end] = [now - 4 * millisecondsInHour, now + millisecondsInHour];
  const estimateOf = async (cameraId: string): Promise<RecordingEstimate> => {
    const answer = await barn.call('GET', `api/recordings/file/${cameraId}/${start}/${end}/estimate`, { token });
    return Object(answer.body.data).estimate;
  };
  const { durationMs, sizeBytes, gaps, privateSpans } = await estimateOf('pen-01');
  // Of four hours, one was private; what is to come is a gap.
  expect(Math.abs(durationMs - 3 * millisecondsInHour)).toBeLessThan(60_000);
  expect(sizeBytes).toBeGreaterThan(1_000_000);
  expect(gaps.map((gap) => gap.end)).toEqual([end]);
  expect(privateSpans).toHaveLength(1);
  expect(await estimateOf('real')).toEqual({ durationMs: 0, sizeBytes: 0, gaps: [{ start, end }], privateSpans: [] });
});

test('finds the runs of four weeks of segments', () => {
  const place = mkdtempSync(join(tmpdir(), 'barnwatch-spans-'));
  const database = openDatabase(place);
  const store = createRecordingStore(database);
  const first = 1_790_000_000_000;
  const lengthMs = 5 * millisecondsInMinute;
  const count = 28 * 288;
  const add = (index: number): void => {
    const start = first + index * lengthMs;
    const segment = { recordingId: `rec-${index}`, cameraId: 'pen-01', sizeBytes: 1, file: `${index}.mp4` };
    store.addSegment({ ...segment, start, end: start + lengthMs - 100 }, null);
  };
  database.inTransaction(() => {
    for (let index = 0; index < count; index += 1) if (index < 100 || index > 102) add(index);
  });
  const all = { start: 0, end: first + count * lengthMs };
  expect(store.recordedIn('pen-01', all, 2_000)).toEqual([
    { start: first, end: first + 100 * lengthMs - 100 },
    { start: first + 103 * lengthMs, end: first + count * lengthMs - 100 },
  ]);
  expect(store.recordedIn('pen-01', all, millisecondsInHour)).toHaveLength(1);
  const within = { start: first + 150, end: first + 250 };
  expect(store.recordedIn('pen-01', within, 2_000)).toEqual([within]);
  expect(store.recordedIn('pen-02', all, 2_000)).toEqual([]);
  database.close();
  rmSync(place, { recursive: true });
});
