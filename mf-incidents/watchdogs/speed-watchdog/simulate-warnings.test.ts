import { millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { dayOf } from '../../barn/day-choice/calendar-day';
import type { HerdSpeed } from './herd-speed';
import { simulateWarnings } from './simulate-warnings';

const stepMs = 600_000;
const start = new Date(2026, 0, 5).getTime();
/** Summer time of Europe: begins and ends; elsewhere days like any other. Year, month from 0, day. */
const changesOfTheYear = [
  [2026, 2, 29],
  [2026, 9, 25],
] as const;
const herd = (speeds: readonly (number | null)[]): HerdSpeed => ({
  times: speeds.map((_, index) => start + index * stepMs),
  speeds,
  stepMs,
});
const rule = { speedThreshold: 1, dailyResetOffsetHours: 0, maxDailyIncreasedSeverityWarnings: 3 };

const speeds = fc.array(fc.option(fc.double({ min: 0, max: 3, noNaN: true }), { freq: 8 }), { maxLength: 500 });
const rules = fc.record({
  speedThreshold: fc.double({ min: 0, max: 4, noNaN: true }),
  dailyResetOffsetHours: fc.integer({ min: 0, max: 24 }),
  maxDailyIncreasedSeverityWarnings: fc.integer({ min: 0, max: 3 }),
});

test('each warning of a day weighs more, and after three it is quiet', () => {
  const { warnings, silent, days, checks } = simulateWarnings(herd([0.5, 1, null, 1.2, 3, 2, 0.9]), rule);
  expect(warnings.map(({ speed, severity }) => [speed, severity])).toEqual([
    [1, 'low'],
    [1.2, 'middle'],
    [3, 'high'],
  ]);
  expect({ silent, days, checks }).toEqual({ silent: 1, days: 1, checks: 6 });
});

test('the count starts anew at the chosen hour, not at midnight', () => {
  const wholeNight = herd(Array.from({ length: 6 * 8 }, () => 2));
  expect(simulateWarnings(wholeNight, { ...rule, dailyResetOffsetHours: 6 }).days).toBe(2);
  expect(simulateWarnings(wholeNight, rule).days).toBe(1);
});

test('the day begins at its hour by the clock, also on the days on which the clock is changed', () => {
  for (const [year, month, date] of changesOfTheYear) {
    const hours = { ...rule, dailyResetOffsetHours: 6 };
    const before = new Date(year, month, date, 5, 50).getTime();
    const after = new Date(year, month, date, 6).getTime();
    const checks = (times: readonly number[]) => ({ times, speeds: times.map(() => 2), stepMs });
    expect(simulateWarnings(checks([before, after]), hours).days).toBe(2);
    expect(simulateWarnings(checks([after, after + 50 * 60_000]), hours).days).toBe(1);
  }
});

test('it warns only of what reaches the threshold, never more than allowed, and forgets no check', () => {
  fc.assert(
    fc.property(speeds, rules, (values, any) => {
      const { warnings, silent, checks, days } = simulateWarnings(herd(values), any);
      const reached = values.filter((speed) => speed !== null && speed >= any.speedThreshold);
      expect(warnings.length + silent).toBe(reached.length);
      expect(checks).toBe(values.filter((speed) => speed !== null).length);
      const perDay = new Map<string, number>();
      for (const { time, speed } of warnings) {
        expect(speed).toBeGreaterThanOrEqual(any.speedThreshold);
        const day = dayOf(time - any.dailyResetOffsetHours * millisecondsInHour);
        perDay.set(day, (perDay.get(day) ?? 0) + 1);
      }
      expect(perDay.size).toBe(days);
      for (const count of perDay.values()) expect(count).toBeLessThanOrEqual(any.maxDailyIncreasedSeverityWarnings);
    }),
  );
});

test('a higher threshold never warns more often', () => {
  fc.assert(
    fc.property(speeds, rules, fc.double({ min: 0, max: 2, noNaN: true }), (values, any, more) => {
      const higher = { ...any, speedThreshold: any.speedThreshold + more };
      const [low, high] = [simulateWarnings(herd(values), any), simulateWarnings(herd(values), higher)];
      expect(high.warnings.length).toBeLessThanOrEqual(low.warnings.length);
    }),
  );
});
