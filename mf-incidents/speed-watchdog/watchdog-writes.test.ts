import type { InstanceClient } from '@barnwatch/shared/auth-client';
import { newWatchdogValues } from './watchdog-values';
import { changeWatchdog, refusedFields, scheduleWatchdog, switchWatchdog } from './watchdog-writes';

const { signal } = new AbortController();
const values = { ...newWatchdogValues, breedName: ' Ross 308 ', threshold: '1,5' };

function clientThatRecords() {
  const calls: unknown[] = [];
  const record =
    (method: string) =>
    async (path: string, { body }: { body: unknown }) => {
      calls.push([method, path, body]);
      return { ok: true, value: null };
    };
  return { calls, client: { post: record('POST'), patch: record('PATCH') } as unknown as InstanceClient };
}

test('set up, changed and switched as the contract wants it', async () => {
  const { calls, client } = clientThatRecords();
  await scheduleWatchdog(client, values, signal);
  await changeWatchdog(client, 'w 1', values, signal);
  await switchWatchdog(client, 'w 1', false, signal);
  const settings = {
    breedName: 'Ross 308',
    schedule: '*/10 * * * *',
    parameters: { speedThreshold: 1.5, dailyResetOffsetHours: 6, maxDailyIncreasedSeverityWarnings: 3 },
  };
  expect(calls).toEqual([
    ['POST', 'api/watchdogs/schedule/speed', { watchdog: { ...settings, enabled: true } }],
    ['PATCH', 'api/watchdogs/w%201', { updates: settings }],
    ['PATCH', 'api/watchdogs/w%201', { updates: { enabled: false } }],
  ]);
});

test('a refusal is told at its field', () => {
  const error = (details: unknown) => ({ code: 'refused', context: { instanceId: 'a', call: 'b', details } }) as never;
  const issues = [
    { in: 'body', field: '/updates/schedule', rule: 'schedule', message: '60 is no minute' },
    { in: 'body', field: '/updates/parameters/speedThreshold', rule: 'maximum', message: 'must be <= 1000' },
  ];
  expect(refusedFields(error({ issues }))).toEqual({ schedule: '60 is no minute', threshold: 'must be <= 1000' });
  expect(refusedFields(error(undefined))).toEqual({});
  expect(refusedFields(error({ issues: 'none' }))).toEqual({});
});
