import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { activityOf } from './activity';
import { intervalsFor, lengths, momentsIn, standingMs, usualInterval } from './lapse';
import { lastNight } from './last-night';
import { mostCameras, readNightView, writeNightView } from './night-address';

const hour = millisecondsInHour;
const at = (day: number, hours: number, minutes = 0) => new Date(2026, 0, day, hours, minutes).getTime();

describe('the last night', () => {
  test('is the one that the barn was dark in, lamps that were lit for a moment included', () => {
    const dark = [
      { start: at(4, 21), end: at(5, 5) },
      { start: at(5, 21, 30), end: at(6, 1) },
      { start: at(6, 1, 20), end: at(6, 5, 40) },
    ];
    expect(lastNight(dark, at(6, 12))).toEqual({ start: at(5, 21, 30), end: at(6, 5, 40) });
  });

  test('goes on where it is dark now, and a switched-off lamp at noon is no night', () => {
    expect(lastNight([{ start: at(5, 21), end: at(6, 9) }], at(6, 2))).toEqual({ start: at(5, 21), end: at(6, 2) });
    const noon = { start: at(6, 12), end: at(6, 12, 30) };
    expect(lastNight([{ start: at(5, 21), end: at(6, 5) }, noon], at(6, 14))).toEqual({
      start: at(5, 21),
      end: at(6, 5),
    });
  });

  test('is told by the clock where nobody knows when it was dark', () => {
    expect(lastNight([], at(6, 14))).toEqual({ start: at(5, 20), end: at(6, 6) });
    expect(lastNight([], at(6, 2))).toEqual({ start: at(5, 20), end: at(6, 2) });
    expect(lastNight([], at(6, 20, 30))).toEqual({ start: at(5, 20), end: at(6, 6) });
    expect(lastNight([], at(6, 22))).toEqual({ start: at(6, 20), end: at(6, 22) });
  });

  test.each([
    ['2026-03-29', 9],
    ['2026-10-25', 11],
  ])('of %s has %i hours: the clocks change in it (F38)', (day, hours) => {
    const noon = new Date(`${day}T12:00:00`).getTime();
    const { start, end } = lastNight([], noon);
    expect((end - start) / hour).toBe(hours);
  });

  test('never lies in the future and always has a length', () => {
    fc.assert(
      fc.property(fc.integer({ min: at(2, 0), max: at(20, 0) }), (now) => {
        const { start, end } = lastNight([], now);
        expect(end).toBeLessThanOrEqual(now);
        expect(end - start).toBeGreaterThanOrEqual(hour);
      }),
    );
  });
});

test('a film of any span runs smoothly, takes as long as was chosen, and ends within the span', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4000, max: 28 * 24 * hour }), fc.constantFrom(...lengths), (long, length) => {
      const span = { start: 0, end: long };
      const interval = usualInterval(span);
      if (interval === null) return expect(intervalsFor(span)).toEqual([]);
      const moments = momentsIn(span, interval);
      expect(moments.length).toBeGreaterThanOrEqual(5);
      expect(moments.length).toBeLessThanOrEqual(1001);
      expect(moments.at(-1)).toBeLessThanOrEqual(long);
      expect(standingMs(moments.length, length) * moments.length).toBeCloseTo(length * 1000, 6);
    }),
  );
  expect(usualInterval({ start: 0, end: 10 * hour })).toBe(5 * millisecondsInMinute);
  expect(usualInterval({ start: 0, end: 3000 })).toBeNull();
});

test('the strip tells how many were up; what was not counted is nothing', () => {
  const column = (values: (number | null)[]) => values;
  const table = {
    times: [0, 60_000, 120_000],
    resolutionMs: 60_000,
    columns: {
      pig_lying: column([9, 9, 9]),
      pig_sitting: column([1, null, 0]),
      pig_standing: column([3, null, 2]),
      Broiler: column([null, null, null]),
    },
  };
  expect(activityOf(table, [0, 30_000, 60_000, 120_000, 180_000])).toEqual([1, 1, 0, 0.5, 0]);
  expect(activityOf({ ...table, times: [] }, [0])).toEqual([0]);
});

test('everything of a night is in its address, and what is wrong there is as usual (product 10.8)', () => {
  const view = fc.record({
    cameraIds: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: mostCameras }),
    span: fc.option(fc.integer({ min: 0, max: 1e12 }).map((start) => ({ start, end: start + hour }))),
    interval: fc.constantFrom(null, 1000 as const, millisecondsInMinute as 60_000),
    length: fc.constantFrom(...lengths),
  });
  fc.assert(
    fc.property(view, (one) => {
      expect(readNightView(new URLSearchParams(writeNightView(one).toString()))).toEqual(one);
    }),
  );
  const usual = { cameraIds: [], span: null, interval: null, length: 30 };
  for (const query of ['', 'from=9&to=3', 'interval=7', 'length=9', 'cameraId=']) {
    expect(readNightView(new URLSearchParams(query))).toEqual(usual);
  }
});
