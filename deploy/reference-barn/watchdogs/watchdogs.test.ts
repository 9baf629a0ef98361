import type { Incident, Watchdog } from '@barnwatch/shared/wire';
import { until } from '../streaming/testing/until';
import {
  startTestInstance,
  type TestAnswer,
  type TestInstance,
  testAccount,
  testCamera,
} from '../testing/test-instance';

const tenMinutesMs = 600_000;

let barn: TestInstance;
let token: string;
let ahead = 0;
beforeAll(async () => {
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*']), testAccount('viewer', ['watchdogs.view'])],
    cameras: [testCamera('pen-01')],
    tokens: { accessLifetimeS: 80_000 },
  });
  token = await barn.access('manager');
  // Well before the next check, wherever in ten minutes this test begins: none comes between two that are waited for.
  pass((tenMinutesMs * 3) / 2 - (Date.now() % tenMinutesMs));
});
afterAll(() => barn.stop());

// The count of warnings starts anew about half a day from now: no check of this file passes that hour.
const dailyResetOffsetHours = (new Date().getUTCHours() + 12) % 24;
const parameters = { speedThreshold: 0, dailyResetOffsetHours, maxDailyIncreasedSeverityWarnings: 2 };
const schedule = (watchdog: object): Promise<TestAnswer> =>
  barn.call('POST', 'api/watchdogs/schedule/speed', { token, body: { watchdog } });
const change = (watchdogId: string, updates: object): Promise<TestAnswer> =>
  barn.call('PATCH', `api/watchdogs/${watchdogId}`, { token, body: { updates } });
const watchdogOf = ({ body }: TestAnswer): Watchdog => body.data?.watchdog as unknown as Watchdog;
async function read(more: object = {}): Promise<Watchdog | null> {
  const answer = await barn.call('POST', 'api/watchdogs/queryOne', {
    token,
    body: { query: { type: 'speed' }, ...more },
  });
  return answer.body.data?.watchdog as unknown as Watchdog | null;
}

function pass(ms: number): void {
  ahead += ms;
  barn.advance(ms);
}

/** Lets time pass at the barn until a check is due, and waits for it. */
async function nextCheck(): Promise<Watchdog> {
  const before = (await read())?.recentRuns?.length ?? 0;
  pass(tenMinutesMs - ((Date.now() + ahead) % tenMinutesMs));
  let watchdog = await read();
  await until(async () => {
    watchdog = await read();
    return (watchdog?.recentRuns?.length ?? 0) > before;
  });
  if (!watchdog) throw new Error('There was no check');
  return watchdog;
}

test('is scheduled once, checks by itself, warns as often as it may, and is changed', async () => {
  expect(await read()).toBeNull();
  expect((await schedule({ breedName: 'Danbred', parameters, schedule: '99 * * * *' })).status).toBe(400);
  const created = await schedule({ breedName: 'Danbred', parameters });
  expect(created.status).toBe(201);
  const { watchdogId } = watchdogOf(created);
  expect(created.body.data?.watchdog).toMatchObject({ type: 'speed', enabled: true, recentRuns: [] });
  expect((await schedule({ breedName: 'Danbred', parameters })).body.error?.code).toBe('watchdog-exists');

  // Whatever the herd does is at least the threshold of nothing.
  const checks = [await nextCheck(), await nextCheck(), await nextCheck()];
  expect(checks.at(-1)?.recentRuns?.map(({ warned }) => warned)).toEqual([false, true, true]);
  const [, second, first] = checks.at(-1)?.recentRuns ?? [];
  expect(second?.incidentId).toBe(first?.incidentId);
  const { body } = await barn.call('POST', 'api/incidents/queryOne', {
    token,
    body: { query: { incidentId: String(first?.incidentId) } },
  });
  expect(body.data?.incident as unknown as Incident).toMatchObject({
    type: 'barnIntervention',
    state: 'actionRequired',
    messagePayload: { type: 'stress', severity: 'middle' },
  });

  expect((await change('none', { enabled: false })).body.error?.code).toBe('watchdog-unknown');
  expect((await change(watchdogId, { schedule: '* * * * 9' })).status).toBe(400);
  const slower = await change(watchdogId, { parameters: { ...parameters, speedThreshold: 900 } });
  expect(slower.body.data?.watchdog).toMatchObject({ parameters: { speedThreshold: 900 }, breedName: 'Danbred' });
  expect((await nextCheck()).recentRuns?.[0]).toMatchObject({ warned: false, speed: expect.any(Number) });
});

test('does not look through a camera in privacy mode', async () => {
  await barn.call('PUT', 'api/privacy/pen-01/true', { token });
  expect((await nextCheck()).recentRuns?.[0]).toMatchObject({ speed: null, warned: false });
});

test('is not changed by those who may only see it', async () => {
  const viewer = await barn.access('viewer');
  const watchdogId = (await read())?.watchdogId;
  const answer = await barn.call('PATCH', `api/watchdogs/${watchdogId}`, {
    token: viewer,
    body: { updates: { enabled: false } },
  });
  expect(answer.status).toBe(403);
  expect((await read({ projection: { breedName: 1 } }))?.recentRuns).toBeUndefined();
});
