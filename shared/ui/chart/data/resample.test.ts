import { millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { resample } from './resample';

const value = fc.oneof({ weight: 6, arbitrary: fc.double({ min: 0, max: 50, noNaN: true }) }, fc.constant(null));
const table = fc
  .tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(value, { minLength: rows, maxLength: rows }), { minLength: columns, maxLength: columns }),
  );

function spread(columns: readonly (readonly (number | null)[])[]) {
  const rows = columns[0]?.length ?? 0;
  return {
    columns: { times: Array.from({ length: rows }, (_, row) => row * millisecondsInMinute), columns },
    span: { start: 0, end: rows * millisecondsInMinute },
  };
}

describe('resampling', () => {
  test('leaves few rows as they are', () => {
    const columns = { times: [0, 1, 2], columns: [[1, null, 3]] };
    expect(resample(columns, { start: 0, end: 3 }, 2)).toEqual(columns);
  });

  test('keeps the single peak of a month', () => {
    const rows = 40_320;
    const counts = Array.from({ length: rows }, (_, row) => (row === 12_345 ? 99 : 10));
    const { columns, span } = spread([counts]);
    const drawn = resample(columns, span, 200);
    expect(drawn.times).toHaveLength(400);
    expect(Math.max(...(drawn.columns[0] ?? []).map((one) => one ?? 0))).toBe(99);
  });

  test('leaves a gap where most is unknown, and never puts a zero there', () => {
    const counts = Array.from({ length: 100 }, (_, row) => (row >= 40 && row < 60 ? null : 7));
    const { columns, span } = spread([counts]);
    const drawn = resample(columns, span, 10).columns[0];
    expect(drawn).toEqual([7, 7, 7, 7, 7, 7, 7, 7, null, null, null, null, 7, 7, 7, 7, 7, 7, 7, 7]);
  });

  test('stays within what was measured, in order of time, with no more points than asked for', () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 60 }), (counts, buckets) => {
        const { columns, span } = spread(counts);
        const drawn = resample(columns, span, buckets);
        expect(drawn.times.length).toBeLessThanOrEqual(Math.max(buckets * 2, 0) || columns.times.length);
        expect(drawn.times.every((time, index) => index === 0 || time > (drawn.times[index - 1] ?? 0))).toBe(true);
        drawn.columns.forEach((column, index) => {
          const measured = (counts[index] ?? []).filter((one) => one !== null);
          expect(column).toHaveLength(drawn.times.length);
          for (const one of column) if (one !== null) expect(measured).toContain(one);
        });
      }),
    );
  });
});
