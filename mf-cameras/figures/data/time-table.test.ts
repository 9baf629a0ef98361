import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import * as v from 'valibot';
import { columnsOf } from './data-table-answer';
import { nightSpans } from './night-spans';
import { resolutionOf, slicesOf } from './slices';
import { firstAt, joinTables, rowsIn, type TimeTable } from './time-table';

const table = (times: readonly number[], a: readonly (number | null)[]): TimeTable<'a'> => ({
  times,
  columns: { a },
  resolutionMs: millisecondsInMinute,
});

describe('tables of time', () => {
  test('are put together with a row of gaps for each one that is missing', () => {
    const joined = joinTables(
      ['a'],
      [table([0, millisecondsInMinute], [1, 2]), table([millisecondsInMinute, 4 * millisecondsInMinute], [9, 5])],
      millisecondsInMinute,
    );
    expect(joined.times).toEqual([0, 1, 2, 3, 4].map((one) => one * millisecondsInMinute));
    expect(joined.columns.a).toEqual([1, 2, null, null, 5]);
  });

  test('are cut by time', () => {
    const cut = rowsIn(table([0, 1, 2, 3], [5, null, 7, 8]), { start: 1, end: 3 });
    expect([cut.times, cut.columns.a]).toEqual([
      [1, 2],
      [null, 7],
    ]);
  });

  test('never gain a value by being joined, and never have a gap in time', () => {
    const rows = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 300 }), (minutes, cut) => {
        const times = minutes.toSorted((one, other) => one - other).map((one) => one * millisecondsInMinute);
        const at = firstAt(times, cut * millisecondsInMinute);
        const parts = [times.slice(0, at), times.slice(at)].map((part) =>
          table(
            part,
            part.map((time) => time / millisecondsInMinute),
          ),
        );
        const joined = joinTables(['a'], parts, millisecondsInMinute);
        joined.times.forEach((time, row) => {
          expect(time).toBe((joined.times[0] ?? 0) + row * millisecondsInMinute);
          expect(joined.columns.a[row]).toBe(times.includes(time) ? time / millisecondsInMinute : null);
        });
        expect(joined.columns.a.filter((value) => value !== null)).toHaveLength(times.length);
      }),
    );
  });
});

describe('slices', () => {
  test('are of minutes as long as 28 days', () => {
    expect(resolutionOf({ start: 0, end: 28 * millisecondsInDay })).toBe(millisecondsInMinute);
    expect(resolutionOf({ start: 0, end: 28 * millisecondsInDay + 1 })).toBe(2 * millisecondsInMinute);
    expect(resolutionOf({ start: 0, end: 1 })).toBe(millisecondsInMinute);
  });

  test('cover the span without overlap', () => {
    const moment = fc.integer({ min: 0, max: 60 * millisecondsInDay });
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const span = { start: Math.min(one, other), end: Math.max(one, other) };
        const slices = slicesOf(span, resolutionOf(span));
        let reached = span.start;
        for (const { start, end } of slices) {
          expect(start).toBe(reached);
          expect(end).toBeGreaterThan(start);
          reached = end;
        }
        expect(reached).toBe(span.end);
        expect(slices.length).toBeLessThanOrEqual(9);
      }),
    );
  });
});

describe('an answer', () => {
  const answer = { columns: ['b', 'time', 'a'], rows: [[1, 10, null]], timeResolution: millisecondsInMinute };

  test('is read by the names of its columns', () => {
    const { table, truncated } = v.parse(columnsOf(['a', 'b']), answer);
    expect(table).toEqual({ times: [10], columns: { a: [null], b: [1] }, resolutionMs: millisecondsInMinute });
    expect(truncated).toBe(false);
    const acknowledgement = { rows: 1, truncated: true, coveredTime: { start: 10, end: 10 + millisecondsInMinute } };
    expect(v.parse(columnsOf(['a']), { ...answer, acknowledgement }).truncated).toBe(true);
  });

  test.each([
    ['null', null],
    ['an empty object', {}],
    ['rows that are none', { ...answer, rows: {} }],
    ['a row that is none', { ...answer, rows: [{}] }],
    ['a missing column', { ...answer, columns: ['time', 'b'] }],
    ['no time', { ...answer, columns: ['a', 'b'] }],
    ['a time that is none', { ...answer, rows: [[1, null, 2]] }],
    ['a value that is none', { ...answer, rows: [[1, 10, '2']] }],
    ['a row that is too short', { ...answer, rows: [[1, 10]] }],
    ['no resolution', { ...answer, timeResolution: 0 }],
  ])('is refused when it is %s', (_name, wrong) => {
    expect(() => v.parse(columnsOf(['a', 'b']), wrong)).toThrow();
  });
});

describe('nights', () => {
  test('are the rows that were mostly infrared, put together; an unknown row is none', () => {
    const columns = { nightvision: [0, 0.6, 1, null, 1, 0.4] };
    expect(nightSpans({ times: [0, 1, 2, 3, 4, 5], columns, resolutionMs: 1 })).toEqual([
      { start: 1, end: 3 },
      { start: 4, end: 5 },
    ]);
  });
});
