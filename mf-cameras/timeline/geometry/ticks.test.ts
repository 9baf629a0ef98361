import { wallTimeAt } from '@barnwatch/shared/time';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { ticksOf } from './ticks';
import { longestViewMs, shortestViewMs } from './time-view';

const berlin = 'Europe/Berlin';
const zones = [berlin, 'America/Santiago', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'];

const hoursOf = (start: number, end: number) =>
  ticksOf({ start, end }, 2_600, berlin).map(({ kind, label }) => (kind === 'day' ? `day ${label}` : label));

test('a night of 23 hours lacks the hour that does not come', () => {
  const start = Date.UTC(2026, 2, 28, 22);
  expect(hoursOf(start, start + 6 * millisecondsInHour).filter((label) => /^day|:00$/.test(label))).toEqual([
    '23:00',
    'day 29.03.',
    '01:00',
    '03:00',
    '04:00',
    '05:00',
    '06:00',
  ]);
  expect(hoursOf(start, start + 6 * millisecondsInHour)).not.toContain('02:00');
});

test('a night of 25 hours has the hour that comes twice two times, an hour apart', () => {
  const start = Date.UTC(2026, 9, 24, 21);
  const ticks = ticksOf({ start, end: start + 7 * millisecondsInHour }, 700, berlin);
  const twice = ticks.filter(({ label }) => label === '02:00').map(({ moment }) => moment);
  expect(twice).toEqual([Date.UTC(2026, 9, 25, 0), Date.UTC(2026, 9, 25, 1)]);
});

test('days of a long view begin when the day begins there, in summer and in winter', () => {
  const start = Date.UTC(2026, 9, 20, 22);
  const days = ticksOf({ start, end: start + 10 * millisecondsInDay }, 1_000, berlin).filter(
    ({ kind }) => kind === 'day',
  );
  expect(days.map(({ moment }) => wallTimeAt(moment, berlin).getUTCHours())).toEqual(days.map(() => 0));
  expect(days).toHaveLength(10);
});

test('lines are in order, within the view, at whole steps of the clock, and have room for their words', () => {
  const view = fc
    .tuple(
      fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
      fc.integer({ min: shortestViewMs, max: longestViewMs }),
    )
    .map(([start, length]) => ({ start, end: start + length }));
  fc.assert(
    fc.property(view, fc.integer({ min: 200, max: 2_600 }), fc.constantFrom(...zones), (span, width, zone) => {
      const ticks = ticksOf(span, width, zone);
      const px = width / (span.end - span.start);
      ticks.forEach(({ moment, label }, index) => {
        expect(moment).toBeGreaterThanOrEqual(span.start);
        expect(moment).toBeLessThanOrEqual(span.end);
        expect(label).not.toBe('');
        const next = ticks[index + 1];
        // Where clocks are put on, or a day begins late, two lines come nearer than their step.
        if (next) expect((next.moment - moment) * px).toBeGreaterThan(0);
      });
      expect(ticks.length * 76).toBeLessThanOrEqual(width + 76 * 4);
    }),
    { numRuns: 200 },
  );
});
