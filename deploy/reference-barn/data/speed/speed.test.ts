import type { DataTable, Watchdog } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { until } from '../../streaming/testing/until';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../../testing/test-instance';
import { nothingWalked, speedOf, together, walkedBefore } from './walked-distance';

const spanMs = 600_000;
const broilers = { kind: 'simulated', seed: 3, species: 'broiler', animalCount: 40, flooring: 'litter' } as const;

let barn: TestInstance;
let token: string;
let now = 0;
beforeEach(async () => {
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*']), testAccount('nobody', [])],
    tokens: { accessLifetimeS: 80_000 },
    cameras: [
      testCamera('pen-01'),
      testCamera('row-01', { source: broilers }),
      testCamera('old', { tags: ['decommissioned'] }),
      testCamera('silent', { offlineSince: 1_760_000_000_000 }),
    ],
  });
  token = await barn.access('manager');
  now = Date.now();
});
afterEach(() => barn.stop());

async function ask(query: object, as = token) {
  return barn.call('POST', 'api/data/speed', { token: as, body: { acknowledge: true, query } });
}
async function rowsOf(query: object): Promise<DataTable['rows']> {
  const { status, body } = await ask(query);
  expect([status, body.error]).toEqual([200, undefined]);
  const table = body.data?.speed as DataTable | undefined;
  return table?.rows ?? [];
}

test('tells the speed of a day, of the barn and of each camera, and remembers it', async () => {
  const time = { end: Math.floor(now / millisecondsInHour) * millisecondsInHour, duration: millisecondsInDay };
  const barnRows = await rowsOf({ columns: ['time', 'speed'], time, timeResolution: spanMs });
  expect(barnRows).toHaveLength(144);
  expect(barnRows.every(([, speed]) => typeof speed === 'number' && speed >= 0 && speed < 5)).toBe(true);
  expect(new Set(barnRows.map(([, speed]) => speed)).size).toBeGreaterThan(10);
  const each = await rowsOf({ columns: ['time', 'cameraId', 'speed'], time, timeResolution: spanMs });
  expect(each.filter(([, cameraId, speed]) => cameraId === 'silent' && speed !== null)).toEqual([]);
  expect(each.some(([, cameraId]) => cameraId === 'old')).toBe(false);
  expect(await rowsOf({ columns: ['time', 'speed'], time, timeResolution: spanMs })).toEqual(barnRows);
  const hours = await rowsOf({ columns: ['time', 'speed'], time, timeResolution: millisecondsInHour });
  expect(hours).toHaveLength(24);
  const [lowest, highest] = [Math.min, Math.max].map((pick) =>
    pick(...barnRows.slice(0, 6).map(([, speed]) => Number(speed))),
  );
  expect(Number(hours[0]?.[1])).toBeGreaterThanOrEqual(lowest ?? 0);
  expect(Number(hours[0]?.[1])).toBeLessThanOrEqual(highest ?? 0);
});

test('is what the watchdog measures at its next check', async () => {
  const parameters = { speedThreshold: 900, dailyResetOffsetHours: 6, maxDailyIncreasedSeverityWarnings: 2 };
  const scheduled = await barn.call('POST', 'api/watchdogs/schedule/speed', {
    token,
    body: { watchdog: { breedName: 'Danbred', parameters } },
  });
  expect(scheduled.status).toBe(201);
  barn.advance(spanMs - (Date.now() % spanMs));
  let runs: Watchdog['recentRuns'];
  await until(async () => {
    const { body } = await barn.call('POST', 'api/watchdogs/queryOne', { token, body: { query: { type: 'speed' } } });
    const watchdog = body.data?.watchdog as unknown as Watchdog | undefined;
    runs = watchdog?.recentRuns;
    return (runs?.length ?? 0) > 0;
  });
  const [run] = runs ?? [];
  const end = Math.floor(Number(run?.startedAt) / spanMs) * spanMs;
  const rows = await rowsOf({ columns: ['time', 'speed'], time: { end, duration: spanMs }, timeResolution: spanMs });
  expect(rows).toEqual([[end - spanMs, run?.speed]]);
});

test('does not look into private time', async () => {
  await barn.call('PUT', 'api/privacy/pen-01/true', { token });
  // Read afterwards: a span that ended before privacy began would be told.
  const start = Math.floor(Date.now() / spanMs) * spanMs;
  barn.advance(2 * spanMs);
  const query = { columns: ['speed'], time: { start, duration: spanMs }, where: { cameraId: 'pen-01' } };
  expect(await rowsOf(query)).toEqual([[null]]);
});

test('refuses what it does not measure, and those who may not see it', async () => {
  const time = { duration: millisecondsInHour };
  expect((await ask({ columns: ['time', 'speed'], time, timeResolution: 900_000 })).status).toBe(400);
  expect((await ask({ columns: ['pig_lying'], time })).status).toBe(400);
  expect((await ask({ columns: ['speed'], time }, await barn.access('nobody'))).status).toBe(403);
});

test('adds up over cameras by how often an animal was looked at', () => {
  expect(speedOf(nothingWalked)).toBeNull();
  expect(speedOf(together({ bodyLengths: 1, looks: 30 }, { bodyLengths: 5, looks: 6 }))).toBe(1);
});

test('follows some animals of a flock, the same in both looks', () => {
  const camera = { cameraId: 'a', name: 'a', timeZone: 'Europe/Berlin', ...broilers };
  // A moment at which all of them live: birds die now and then.
  const { looks } = walkedBefore(camera, Date.UTC(2026, 10, 21, 12));
  expect(looks).toBeGreaterThan(3 * 3);
  expect(looks).toBeLessThanOrEqual(3 * 5);
});
