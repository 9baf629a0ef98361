import { setTimeout as delay } from 'node:timers/promises';
import type { Artifact, DataTable, Incident } from '@barnwatch/shared/wire';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { type RtspCamera, startRtspCamera } from '../sources/testing/rtsp-camera';
import { startTestInstance, type TestInstance, testAccount } from '../testing/test-instance';

// Some forty looks, and a machine that has other things to do.
const longestWaitMs = 280_000;

const ending = new AbortController();
let camera: RtspCamera;
let barn: TestInstance;
let token = '';
beforeAll(async () => {
  camera = await startRtspCamera({ signal: ending.signal });
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    // The stand-in begins anew when nobody watches it: its ball would never get anywhere.
    recording: { enabled: true },
    cameras: [
      {
        cameraId: 'pen-01',
        name: 'Pen 1',
        tags: ['pigs'],
        source: { kind: 'rtsp', url: camera.url },
        detector: { kind: 'motion', animals: 'pig', everySeconds: 2 },
      },
    ],
  });
  token = await barn.access('manager');
});
afterAll(async () => {
  await barn.stop();
  ending.abort();
});

const call = async (path: string, body?: object) =>
  (await barn.call(body ? 'POST' : 'GET', `api/${path}`, { token, ...(body && { body }) })).body.data;

async function newest(what: string, column: string, timeResolution: number): Promise<number | null> {
  const query = { columns: [column], time: { duration: millisecondsInHour }, timeResolution };
  const table: DataTable = Object(Object.values((await call(`data/${what}`, { acknowledge: false, query })) ?? {})[0]);
  const value = table.rows.flat().findLast((cell) => cell !== null);
  return typeof value === 'number' ? value : null;
}

async function until<Value>(ask: () => Promise<Value | null>): Promise<Value> {
  const endMs = Date.now() + longestWaitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > endMs) throw new Error('It did not come in time');
    await delay(500);
  }
}

const speed = () => newest('speed', 'speed', 10 * millisecondsInMinute);

test('an RTSP camera without any number gets counts, speed, a heatmap, and a warning of the watchdog', async () => {
  expect(await newest('labelCount', 'pig_standing', millisecondsInMinute)).toBeNull();
  const animals = await until(() => newest('labelCount', 'pig_standing', millisecondsInMinute));
  // The stand-in shows one ball.
  expect(animals).toBeGreaterThan(0.9);
  // Ten minutes make one speed.
  barn.advance(10 * millisecondsInMinute);
  expect(await until(speed)).toBeGreaterThan(0);

  const parameters = { speedThreshold: 0.01, dailyResetOffsetHours: 0, maxDailyIncreasedSeverityWarnings: 3 };
  const watchdog = { breedName: 'Danbred', schedule: '* * * * *', parameters };
  await call('watchdogs/schedule/speed', { watchdog });
  const time = { duration: millisecondsInHour };
  const data = { cameraId: 'pen-01', width: 160, time, colorMap: 'turbo', labels: ['pig_standing'] };
  const made = await call('artifact/create/heatmap', {
    storeArtifact: true,
    data: { ...data, settings: { gridsize: 8 } },
  });
  const { artifactId }: Artifact = Object(made?.artifact);
  const file = await until(async () => {
    const answer = await barn.call('GET', `api/artifact/${artifactId}`, { token });
    return answer.body.error?.code === 'artifact-not-ready' ? null : answer;
  });
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);

  barn.advance(millisecondsInMinute);
  const warning = await until(async () => {
    const found = await call('incidents/query', { query: { type: 'barnIntervention' } });
    const incidents: Incident[] = Object(found).incidents;
    return incidents[0] ?? null;
  });
  expect(warning.messagePayload).toMatchObject({ type: 'stress', typeSpecificPayload: { speedThreshold: 0.01 } });
});
