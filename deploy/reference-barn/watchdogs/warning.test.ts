import type { WatchdogRun } from '@barnwatch/shared/wire';
import fc from 'fast-check';
import { judge, watchdogDayStart } from './warning';

const parameters = { speedThreshold: 2, dailyResetOffsetHours: 6, maxDailyIncreasedSeverityWarnings: 3 };
const warned = (count: number): readonly WatchdogRun[] =>
  Array.from({ length: count }, (_, index) => ({ startedAt: index, speed: 3, warned: true, incidentId: `i-${index}` }));

test('is calm below the threshold and without data', () => {
  expect(judge(1.9, parameters, [])).toEqual({ kind: 'calm' });
  expect(judge(null, parameters, [])).toEqual({ kind: 'calm' });
});

test('warns with increasing severity, then keeps silent for the day', () => {
  expect([0, 1, 2, 3].map((count) => judge(2, parameters, warned(count)))).toEqual([
    { kind: 'warn', severity: 'low', number: 1, incidentId: null },
    { kind: 'warn', severity: 'middle', number: 2, incidentId: 'i-0' },
    { kind: 'warn', severity: 'high', number: 3, incidentId: 'i-0' },
    { kind: 'silent' },
  ]);
});

test('never warns more often than it was told', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 }), fc.array(fc.float({ min: 0, max: 5, noNaN: true })), (most, speeds) => {
      const runs: WatchdogRun[] = [];
      for (const speed of speeds) {
        const verdict = judge(speed, { ...parameters, maxDailyIncreasedSeverityWarnings: most }, runs);
        runs.unshift({ startedAt: runs.length, speed, warned: verdict.kind === 'warn' });
      }
      expect(runs.filter((run) => run.warned).length).toBeLessThanOrEqual(most);
    }),
  );
});

test.each([
  ['2026-11-21T10:00:00Z', 6, '2026-11-21T05:00:00Z'],
  ['2026-11-21T04:59:59Z', 6, '2026-11-20T05:00:00Z'],
  ['2026-11-21T05:00:00Z', 6, '2026-11-21T05:00:00Z'],
  ['2026-11-21T10:00:00Z', 0, '2026-11-20T23:00:00Z'],
  ['2026-11-21T10:00:00Z', 24, '2026-11-20T23:00:00Z'],
  // The night in which summer time ends: six o'clock is an hour later after midnight.
  ['2026-10-25T12:00:00Z', 6, '2026-10-25T05:00:00Z'],
  ['2026-03-29T12:00:00Z', 6, '2026-03-29T04:00:00Z'],
])('%s with %i hours: the day began at %s', (now, hours, expected) => {
  const start = watchdogDayStart(Date.parse(now), hours, 'Europe/Berlin');
  expect(new Date(start).toISOString()).toBe(new Date(expected).toISOString());
});
