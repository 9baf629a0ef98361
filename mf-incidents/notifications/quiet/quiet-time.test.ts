import { changesOf2026, everyZone } from '@barnwatch/shared/testing/zones';
import { wallTimeAt } from '@barnwatch/shared/time';
import { millisecondsInHour, millisecondsInMinute, minutesInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { isQuietAt, isSnoozedAt, morningOf, nextTimeOfDay, type Snooze, shortSnoozeMs, snoozeEnd } from './quiet-time';

const berlin = 'Europe/Berlin';
const night = { fromMinute: 22 * minutesInHour, toMinute: 6 * minutesInHour };
const at = (text: string) => Date.parse(text);

const minute = fc.integer({ min: 0, max: 24 * minutesInHour - 1 });
const zone = fc.constantFrom(...everyZone);
/** Within whole minutes: zones of these years are whole minutes from UTC. */
const moment = fc
  .integer({ min: Date.UTC(2000, 0) / millisecondsInMinute, max: Date.UTC(2050, 0) / millisecondsInMinute })
  .map((minutes) => minutes * millisecondsInMinute);
/** Where it is hard: hours before and after a change of the clocks. */
const nearChange = fc
  .tuple(fc.constantFrom(...changesOf2026), fc.integer({ min: -30 * minutesInHour, max: 30 * minutesInHour }))
  .map(([{ zone: timeZone, change }, minutes]) => ({ timeZone, ms: change.atMs + minutes * millisecondsInMinute }));

const minuteShown = (ms: number, timeZone: string) => {
  const wall = wallTimeAt(ms, timeZone);
  return wall.getUTCHours() * minutesInHour + wall.getUTCMinutes();
};

describe('quiet hours (product 3.19)', () => {
  test('begin with their first minute, go over midnight, and end with their last one', () => {
    const quiet = (time: string) => isQuietAt(night, at(`2026-01-10T${time}+01:00`), berlin);
    expect(['21:59', '22:00', '23:59', '00:00', '05:59', '06:00', '12:00'].map(quiet)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('within one day are quiet between their ends; hours that end when they begin are none', () => {
    const noon = at('2026-01-10T12:30+01:00');
    expect(isQuietAt({ fromMinute: 720, toMinute: 780 }, noon, berlin)).toBe(true);
    expect(isQuietAt({ fromMinute: 750, toMinute: 750 }, noon, berlin)).toBe(false);
  });

  test('and the hours between them share out every moment of every zone', () => {
    fc.assert(
      fc.property(minute, minute, moment, zone, (fromMinute, toMinute, ms, timeZone) => {
        fc.pre(fromMinute !== toMinute);
        const quiet = isQuietAt({ fromMinute, toMinute }, ms, timeZone);
        expect(isQuietAt({ fromMinute: toMinute, toMinute: fromMinute }, ms, timeZone)).toBe(!quiet);
      }),
    );
  });

  test('are those of the clocks where the device is now', () => {
    const ms = at('2026-01-10T23:00+01:00');
    expect([berlin, 'America/New_York'].map((timeZone) => isQuietAt(night, ms, timeZone))).toEqual([true, false]);
  });
});

describe('the next time of day', () => {
  const shows = (minuteOfDay: number, ms: number, timeZone: string) => {
    const next = nextTimeOfDay(minuteOfDay, ms, timeZone);
    const isShown = minuteShown(next, timeZone) === minuteOfDay;
    // Where clocks are put forward over it: the moment at which they are.
    const isPassed = minuteShown(next - millisecondsInMinute, timeZone) < minuteOfDay;
    expect(isShown || isPassed).toBe(true);
    expect(next).toBeGreaterThan(ms);
    // A day may be longer, and Samoa has left one out.
    expect(next - ms).toBeLessThanOrEqual(49 * millisecondsInHour);
  };

  test('lies ahead, and is shown or passed over then, in every zone', () => {
    fc.assert(fc.property(minute, moment, zone, shows));
  });

  test('also around every change of the clocks, and nothing earlier would be it', () => {
    fc.assert(
      fc.property(minute, nearChange, (minuteOfDay, { ms, timeZone }) => {
        shows(minuteOfDay, ms, timeZone);
        const next = nextTimeOfDay(minuteOfDay, ms, timeZone);
        for (let step = ms + millisecondsInMinute; step < next; step += millisecondsInMinute) {
          if (minuteShown(step, timeZone) === minuteOfDay) throw new Error(`it is shown at ${step}`);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('is the moment of the change where clocks are put forward over it', () => {
    const next = nextTimeOfDay(2 * minutesInHour + 30, at('2026-03-28T22:00+01:00'), berlin);
    expect(next).toBe(at('2026-03-29T03:00+02:00'));
  });
});

describe('a snooze (product 3.19)', () => {
  const pressed = at('2026-01-10T23:30+01:00');
  const short: Snooze = { kind: 'minutes', sinceMs: pressed };
  const morning: Snooze = { kind: 'time-of-day', sinceMs: pressed, minute: morningOf(null) };

  test('of half an hour lasts half an hour, over midnight too', () => {
    expect(isSnoozedAt(short, pressed + shortSnoozeMs - 1, berlin)).toBe(true);
    expect(isSnoozedAt(short, pressed + shortSnoozeMs, berlin)).toBe(false);
  });

  test('until the morning ends at 6:00, or with the quiet hours of whoever has some', () => {
    expect(snoozeEnd(morning, berlin)).toBe(at('2026-01-11T06:00+01:00'));
    expect(snoozeEnd({ ...morning, minute: morningOf({ ...night, toMinute: 330 }) }, berlin)).toBe(
      at('2026-01-11T05:30+01:00'),
    );
  });

  test('until the morning goes along with a device that is carried into another zone', () => {
    expect(snoozeEnd(morning, 'America/New_York')).toBe(at('2026-01-11T06:00-05:00'));
  });

  test('ends when the clock of the device is set back to before it was begun', () => {
    for (const snooze of [short, morning]) expect(isSnoozedAt(snooze, pressed - 1, berlin)).toBe(false);
  });

  test('never lasts longer than two days, whatever the clock, the zone and their changes', () => {
    const snooze = fc.oneof(
      fc.record({ kind: fc.constant('minutes' as const), sinceMs: moment }),
      fc.record({ kind: fc.constant('time-of-day' as const), sinceMs: moment, minute }),
    );
    fc.assert(
      fc.property(snooze, zone, (one, timeZone) => {
        expect(isSnoozedAt(one, one.sinceMs, timeZone)).toBe(true);
        expect(isSnoozedAt(one, one.sinceMs + 49 * millisecondsInHour, timeZone)).toBe(false);
        expect(isSnoozedAt(one, snoozeEnd(one, timeZone), timeZone)).toBe(false);
      }),
    );
  });
});
