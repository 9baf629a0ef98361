import fc from 'fast-check';
import { changesOf2026, changingZones } from './changes-of-2026';
import { clockChangeAround, fromUtc, startOfDay } from './clock-change';
import { asUtc, formatWallTime, momentsOf, type WallTime, wallTimeAt } from './wall-time';

const berlin = 'Europe/Berlin';
const wall = (text: string): WallTime => fromUtc(Date.parse(`${text.replace(' ', 'T')}Z`));
const day = 86_400_000;

describe('a wall time', () => {
  it('is one moment on ordinary days', () => {
    expect(momentsOf(wall('2026-11-05 09:07:06'), berlin)).toEqual([Date.UTC(2026, 10, 5, 8, 7, 6)]);
  });

  it('is no moment where clocks are put forward over it', () => {
    expect(momentsOf(wall('2026-03-29 02:30:00'), berlin)).toEqual([]);
    expect(momentsOf(wall('2026-03-29 02:00:00'), berlin)).toEqual([]);
    expect(momentsOf(wall('2026-03-29 01:59:59'), berlin)).toHaveLength(1);
    expect(momentsOf(wall('2026-03-29 03:00:00'), berlin)).toHaveLength(1);
  });

  it('is two moments where clocks are put back over it', () => {
    expect(momentsOf(wall('2026-10-25 02:30:00'), berlin)).toEqual([
      Date.UTC(2026, 9, 25, 0, 30),
      Date.UTC(2026, 9, 25, 1, 30),
    ]);
    expect(momentsOf(wall('2026-10-25 03:00:00'), berlin)).toHaveLength(1);
  });

  it.each([
    ['Pacific/Apia', '2011-12-30 12:00:00', 0],
    ['Australia/Lord_Howe', '2026-04-05 01:45:00', 2],
    ['Asia/Kathmandu', '2026-05-01 00:00:00', 1],
    ['America/St_Johns', '2026-03-08 02:30:00', 0],
    ['Pacific/Kiritimati', '2026-05-01 00:00:00', 1],
    ['Etc/GMT+12', '2026-05-01 00:00:00', 1],
  ])('in %s: %s is %d moments', (zone, text, count) => {
    expect(momentsOf(wall(text), zone)).toHaveLength(count);
  });

  it('of any moment leads back to that moment, in every zone whose clocks change', () => {
    const moment = fc.integer({ min: 0, max: Date.UTC(2100, 0) / 1000 }).map((seconds) => seconds * 1000);
    fc.assert(
      fc.property(fc.constantFrom(...changingZones), moment, (zone, timeMs) => {
        const moments = momentsOf(wallTimeAt(timeMs, zone), zone);
        expect(moments).toContain(timeMs);
        expect(moments.length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 3000 },
    );
  });

  it('near a change is none, one or two moments as a walk over every quarter of an hour finds it', () => {
    expect(changesOf2026.length).toBeGreaterThan(160);
    fc.assert(
      fc.property(fc.constantFrom(...changesOf2026), ({ zone, change }) => {
        const shown = new Map<number, number>();
        for (let timeMs = change.atMs - day; timeMs < change.atMs + day; timeMs += 900_000) {
          const utc = asUtc(wallTimeAt(timeMs, zone));
          shown.set(utc, (shown.get(utc) ?? 0) + 1);
        }
        const middle = asUtc(change.to);
        for (let utc = middle - 4 * 3_600_000; utc < middle + 4 * 3_600_000; utc += 900_000) {
          expect(momentsOf(fromUtc(utc), zone)).toHaveLength(shown.get(utc) ?? 0);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a change of the clocks', () => {
  it('says what the clocks were about to show and what they show', () => {
    const change = clockChangeAround(wall('2026-03-29 02:30:00'), berlin);
    expect(change?.atMs).toBe(Date.UTC(2026, 2, 29, 1));
    expect(change && formatWallTime(change.from)).toBe('2026-03-29 02:00:00');
    expect(change && formatWallTime(change.to)).toBe('2026-03-29 03:00:00');
    expect(clockChangeAround(wall('2026-06-01 00:00:00'), berlin)).toBeNull();
  });

  it('over midnight moves the start of the day', () => {
    const start = startOfDay({ year: 2026, month: 9, day: 6 }, 'America/Santiago');
    expect(formatWallTime(wallTimeAt(start, 'America/Santiago'))).toBe('2026-09-06 01:00:00');
    expect(startOfDay({ year: 2026, month: 3, day: 29 }, berlin)).toBe(Date.UTC(2026, 2, 28, 23));
  });
});
