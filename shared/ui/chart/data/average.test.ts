import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInWeek } from 'date-fns/constants';
import fc from 'fast-check';
import { average, bucketLength } from './average';

test('takes lengths that people count time in', () => {
  expect(bucketLength({ start: 0, end: millisecondsInHour }, 600, 6)).toBe(millisecondsInMinute);
  expect(bucketLength({ start: 0, end: millisecondsInDay }, 600, 6)).toBe(15 * millisecondsInMinute);
  // A week on a phone still shows its days and nights.
  expect(bucketLength({ start: 0, end: millisecondsInWeek }, 265, 6)).toBe(4 * millisecondsInHour);
  expect(bucketLength({ start: 0, end: 28 * millisecondsInDay }, 600, 6)).toBe(millisecondsInDay);
  expect(bucketLength({ start: 0, end: 280 * millisecondsInDay }, 300, 6)).toBe(6 * millisecondsInDay);
});

test('leaves rows that are as long as a bucket', () => {
  const rows = { times: [0, millisecondsInMinute], columns: [[1, 5]] };
  expect(average(rows, millisecondsInMinute, 2 * millisecondsInMinute)).toEqual(rows);
});

test('is a gap where most is unknown, never a zero', () => {
  const rows = {
    times: [0, 1, 2, 3, 4, 5].map((one) => one * millisecondsInMinute),
    columns: [[4, 6, null, 6, null, null]],
  };
  expect(average(rows, 2 * millisecondsInMinute, 6 * millisecondsInMinute).columns).toEqual([[5, 6, null]]);
});

test('counts days back from the end: the last one is whole', () => {
  const rows = Array.from({ length: 60 }, (_, hours) => hours);
  const times = rows.map((hours) => hours * millisecondsInHour);
  const drawn = average({ times, columns: [rows] }, millisecondsInDay, 60 * millisecondsInHour);
  expect(drawn.columns).toEqual([[5.5, 23.5, 47.5]]);
});

test('never leaves the range of what was measured, nor the order of time', () => {
  const value = fc.option(fc.double({ min: 0, max: 100, noNaN: true }));
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), fc.integer({ min: 1, max: 30 }), (values, minutes) => {
      const times = values.map((_, row) => row * millisecondsInMinute);
      const drawn = average(
        { times, columns: [values] },
        minutes * millisecondsInMinute,
        values.length * millisecondsInMinute,
      );
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
