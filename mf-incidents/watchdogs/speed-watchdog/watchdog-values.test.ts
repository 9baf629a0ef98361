import { problemsOf } from '@barnwatch/shared/forms';
import { isSchedule, offeredMinutes, scheduleOf, usualSchedule } from './schedule';
import {
  newWatchdogValues,
  readNumber,
  ruleOf,
  valuesOfWatchdog,
  type WatchdogValues,
  watchdogRules,
} from './watchdog-values';

const whole: WatchdogValues = { ...newWatchdogValues, breedName: 'Ross 308', threshold: '1.5' };

test.each<[string, Partial<WatchdogValues>, object]>([
  ['whole', {}, {}],
  ['without a breed', { breedName: ' ' }, { breedName: 'required' }],
  ['a breed of 101 characters', { breedName: 'x'.repeat(101) }, { breedName: 'tooLong' }],
  ['without a threshold', { threshold: '' }, { threshold: 'required' }],
  ['a threshold in words', { threshold: 'fast' }, { threshold: 'notANumber' }],
  ['a threshold below nothing', { threshold: '-1' }, { threshold: 'notANumber' }],
  ['a threshold beyond all', { threshold: '1001' }, { threshold: 'outOfReach' }],
  ['hour 25', { offsetHours: '25' }, { offsetHours: 'outOfReach' }],
  ['four warnings', { mostWarnings: '4' }, { mostWarnings: 'outOfReach' }],
  ['no schedule', { schedule: '' }, { schedule: 'required' }],
  ['half a schedule', { schedule: '*/10 *' }, { schedule: 'noSchedule' }],
  ['minute 60', { schedule: '60 * * * *' }, { schedule: 'noSchedule' }],
])('%s', (_, change, problems) => {
  expect(problemsOf(watchdogRules, { ...whole, ...change })).toEqual(problems);
});

test('numbers with a point or a comma, as people type them', () => {
  expect(readNumber(' 0,45 ')).toBe(0.45);
  expect(readNumber('1.5')).toBe(1.5);
  for (const text of ['1e3', '1.', '.5', '0x1', '1 000', '∞']) expect(readNumber(text)).toBeNull();
});

test('the rule is there as soon as its numbers are', () => {
  expect(ruleOf(whole)).toEqual({
    speedThreshold: 1.5,
    dailyResetOffsetHours: 6,
    maxDailyIncreasedSeverityWarnings: 3,
  });
  expect(ruleOf({ ...whole, threshold: '1,' })).toBeNull();
});

test('every 10 minutes unless somebody chooses otherwise; all that is offered is a schedule', () => {
  expect(scheduleOf(10)).toBe(usualSchedule);
  for (const minutes of offeredMinutes) expect(isSchedule(scheduleOf(minutes))).toBe(true);
});

test.each(['0 6-20 * * 1-5', '5/15 * * * *', '0,30 8 1 1 7'])('%s is a schedule', (text) => {
  expect(isSchedule(text)).toBe(true);
});

test.each(['* * * *', '*/0 * * * *', '20-10 * * * *', '* 24 * * *', '* * 0 * *', 'a b c d e', '*  * * * *'])(
  '%s is none',
  (text) => {
    expect(isSchedule(text)).toBe(false);
  },
);

test('what the barn has is in the fields', () => {
  const watchdog = {
    watchdogId: 'w',
    type: 'speed',
    breedName: 'Ross 308',
    schedule: usualSchedule,
    parameters: { speedThreshold: 1.5, dailyResetOffsetHours: 6, maxDailyIncreasedSeverityWarnings: 2 },
    enabled: true,
    lastUpdated: 0,
    recentRuns: [],
  };
  const english = valuesOfWatchdog(watchdog, 'en');
  expect([english.threshold, english.offsetHours, english.mostWarnings]).toEqual(['1.5', '6', '2']);
  const german = valuesOfWatchdog(watchdog, 'de');
  expect(german.threshold).toBe('1,5');
  expect(ruleOf(german)).toEqual(ruleOf(english));
});
