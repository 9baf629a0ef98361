import { UTCDateMini } from '@date-fns/utc/date/mini';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { isSameDay } from 'date-fns/isSameDay';
import { lightFormat } from 'date-fns/lightFormat';
import fc from 'fast-check';
import { changesOf2026, everyZone } from './changes-of-2026';
import { clockChangeAround, firstMomentOfDay } from './clock-change';
import { momentsOf, type WallTime, wallTimeAt } from './wall-clock';

const berlin = 'Europe/Berlin';
const wall = (text: string): WallTime => new UTCDateMini(`${text.replace(' ', 'T')}Z`);
const written = (one: WallTime): string => lightFormat(one, 'yyyy-MM-dd HH:mm:ss');
const quarterMs = 15 * millisecondsInMinute;

/** What the platform itself says that clocks show. */
function shownBy(format: Intl.DateTimeFormat, timeMs: number): string {
  const part = new Map(format.formatToParts(timeMs).map(({ type, value }) => [type, value]));
  const day = [part.get('year'), part.get('month'), part.get('day')].join('-');
  return `${day} ${[part.get('hour'), part.get('minute'), part.get('second')].join(':')}`;
}

describe('a wall time', () => {
  test('is read as the platform reads it, in every zone', () => {
    const fields = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
    // Until 7 January 1972 the clocks of Monrovia were 44:30 behind UTC, which @date-fns/tz reads as ahead of it.
    const moment = fc.integer({ min: Date.UTC(1972, 0, 8), max: Date.UTC(2100, 0) });
    for (const timeZone of everyZone) {
      const format = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', ...fields, hourCycle: 'h23' });
      fc.assert(
        fc.property(moment, (timeMs) => {
          expect(written(wallTimeAt(timeMs, timeZone))).toBe(shownBy(format, timeMs));
        }),
        { numRuns: 50 },
      );
    }
  });

  test('is one moment on ordinary days', () => {
    expect(momentsOf(wall('2026-11-05 09:07:06'), berlin)).toEqual([Date.UTC(2026, 10, 5, 8, 7, 6)]);
  });

  test('is no moment where clocks are put forward over it', () => {
    expect(momentsOf(wall('2026-03-29 02:30:00'), berlin)).toEqual([]);
    expect(momentsOf(wall('2026-03-29 02:00:00'), berlin)).toEqual([]);
    expect(momentsOf(wall('2026-03-29 01:59:59'), berlin)).toHaveLength(1);
    expect(momentsOf(wall('2026-03-29 03:00:00'), berlin)).toHaveLength(1);
  });

  test('is two moments where clocks are put back over it', () => {
    expect(momentsOf(wall('2026-10-25 02:30:00'), berlin)).toEqual([
      Date.UTC(2026, 9, 25, 0, 30),
      Date.UTC(2026, 9, 25, 1, 30),
    ]);
    expect(momentsOf(wall('2026-10-25 03:00:00'), berlin)).toHaveLength(1);
  });

  test.each([
    ['Pacific/Apia', '2011-12-30 12:00:00', 0],
    ['Australia/Lord_Howe', '2026-04-05 01:45:00', 2],
    ['Asia/Kathmandu', '2026-05-01 00:00:00', 1],
    ['America/St_Johns', '2026-03-08 02:30:00', 0],
    ['Pacific/Kiritimati', '2026-05-01 00:00:00', 1],
    ['Etc/GMT+12', '2026-05-01 00:00:00', 1],
  ])('in %s: %s is %d moments', (zone, text, count) => {
    expect(momentsOf(wall(text), zone)).toHaveLength(count);
  });

  test('of any moment leads back to that moment, in every zone', () => {
    const moment = fc.integer({ min: 0, max: Date.UTC(2100, 0) / 1000 }).map((seconds) => seconds * 1000);
    fc.assert(
      fc.property(fc.constantFrom(...everyZone), moment, (zone, timeMs) => {
        const moments = momentsOf(wallTimeAt(timeMs, zone), zone);
        expect(moments).toContain(timeMs);
        expect(moments.length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 3000 },
    );
  });

  test('near a change is none, one or two moments as a walk over every quarter of an hour finds it', () => {
    expect(changesOf2026.length).toBeGreaterThan(160);
    fc.assert(
      fc.property(fc.constantFrom(...changesOf2026), ({ zone, change }) => {
        const shown = new Map<number, number>();
        const { atMs } = change;
        for (let timeMs = atMs - millisecondsInDay; timeMs < atMs + millisecondsInDay; timeMs += quarterMs) {
          const utc = wallTimeAt(timeMs, zone).getTime();
          shown.set(utc, (shown.get(utc) ?? 0) + 1);
        }
        const middle = change.to.getTime();
        const reachMs = 4 * millisecondsInHour;
        for (let utc = middle - reachMs; utc < middle + reachMs; utc += quarterMs) {
          expect(momentsOf(new UTCDateMini(utc), zone)).toHaveLength(shown.get(utc) ?? 0);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a change of the clocks', () => {
  test('says what the clocks were about to show and what they show', () => {
    const change = clockChangeAround(wall('2026-03-29 02:30:00'), berlin);
    expect(change?.atMs).toBe(Date.UTC(2026, 2, 29, 1));
    expect(change && written(change.from)).toBe('2026-03-29 02:00:00');
    expect(change && written(change.to)).toBe('2026-03-29 03:00:00');
    expect(clockChangeAround(wall('2026-06-01 00:00:00'), berlin)).toBeNull();
  });

  test('over midnight moves the start of the day', () => {
    const start = firstMomentOfDay(wall('2026-09-06 12:00:00'), 'America/Santiago');
    expect(written(wallTimeAt(start, 'America/Santiago'))).toBe('2026-09-06 01:00:00');
    expect(firstMomentOfDay(wall('2026-03-29 12:00:00'), berlin)).toBe(Date.UTC(2026, 2, 28, 23));
  });

  test('leaves every day a first moment, in every zone: the second before it belongs to another day', () => {
    const moment = fc.integer({ min: Date.UTC(1972, 0, 8), max: Date.UTC(2100, 0) });
    fc.assert(
      fc.property(fc.constantFrom(...everyZone), moment, (zone, timeMs) => {
        const day = wallTimeAt(timeMs, zone);
        const start = firstMomentOfDay(day, zone);
        expect(start).toBeLessThanOrEqual(timeMs);
        expect(isSameDay(wallTimeAt(start, zone), day)).toBe(true);
        expect(isSameDay(wallTimeAt(start - 1000, zone), day)).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });
});
