import fc from 'fast-check';
import { average, bucketLength } from './average';

const minute = 60_000;
const day = 1_440 * minute;

it('takes lengths that people count time in', () => {
  expect(bucketLength({ start: 0, end: 60 * minute }, 600, 6)).toBe(minute);
  expect(bucketLength({ start: 0, end: day }, 600, 6)).toBe(15 * minute);
  // A week on a phone still shows its days and nights.
  expect(bucketLength({ start: 0, end: 7 * day }, 265, 6)).toBe(240 * minute);
  expect(bucketLength({ start: 0, end: 28 * day }, 600, 6)).toBe(day);
  expect(bucketLength({ start: 0, end: 280 * day }, 300, 6)).toBe(6 * day);
});

it('leaves rows that are as long as a bucket', () => {
  const rows = { times: [0, minute], columns: [[1, 5]] };
  expect(average(rows, minute, 2 * minute)).toEqual(rows);
});

it('is a gap where most is unknown, never a zero', () => {
  const rows = { times: [0, 1, 2, 3, 4, 5].map((one) => one * minute), columns: [[4, 6, null, 6, null, null]] };
  expect(average(rows, 2 * minute, 6 * minute).columns).toEqual([[5, 6, null]]);
});

it('counts days back from the end: the last one is whole', () => {
  const rows = Array.from({ length: 60 }, (_, hours) => hours);
  const times = rows.map((hours) => hours * 60 * minute);
  const drawn = average({ times, columns: [rows] }, day, 60 * 60 * minute);
  expect(drawn.columns).toEqual([[5.5, 23.5, 47.5]]);
});

it('never leaves the range of what was measured, nor the order of time', () => {
  const value = fc.option(fc.double({ min: 0, max: 100, noNaN: true }));
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), fc.integer({ min: 1, max: 30 }), (values, minutes) => {
      const times = values.map((_, row) => row * minute);
      const drawn = average({ times, columns: [values] }, minutes * minute, values.length * minute);
      const known = values.filter((one) => one !== null);
      drawn.times.forEach((time, index) => {
        expect(time).toBeGreaterThan(drawn.times[index - 1] ?? -1);
        const mean = drawn.columns[0]?.[index] ?? null;
        if (mean === null) return;
        expect(mean).toBeGreaterThanOrEqual(Math.min(...known) - 1e-9);
        expect(mean).toBeLessThanOrEqual(Math.max(...known) + 1e-9);
      });
    }),
  );
});
