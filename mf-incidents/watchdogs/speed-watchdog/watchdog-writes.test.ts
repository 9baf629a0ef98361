import { newWatchdogValues } from './watchdog-values';
import { changeRequest, refusedFields, schedulingRequest } from './watchdog-writes';

const values = { ...newWatchdogValues, breedName: ' Ross 308 ', threshold: '1,5' };

test('set up and changed as the contract wants it', () => {
  const settings = {
    breedName: 'Ross 308',
    schedule: '*/10 * * * *',
    parameters: { speedThreshold: 1.5, dailyResetOffsetHours: 6, maxDailyIncreasedSeverityWarnings: 3 },
  };
  expect(schedulingRequest(values)).toEqual({ body: { watchdog: { ...settings, enabled: true } } });
  expect(changeRequest('w 1', values)).toEqual({ path: { watchdogId: 'w 1' }, body: { updates: settings } });
});

test('nothing is asked for while a number is missing', () => {
  expect(schedulingRequest({ ...values, threshold: 'fast' })).toBeNull();
  expect(changeRequest('w', { ...values, offsetHours: '' })).toBeNull();
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
