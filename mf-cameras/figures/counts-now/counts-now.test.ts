import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { CountedLabel } from '../data/counted-labels';
import type { TimeTable } from '../data/time-table';
import { countsNow, endOfWholeRows, labelsOf } from './counts-now';

const step = 10 * 60_000;
const start = 1_790_000_400_000 - (1_790_000_400_000 % step);
const sameHour = (time: number, days: number) => time - days * millisecondsInDay;

/** Rows of ten minutes over 27 hours. */
function counted(lying: (time: number) => number | null): TimeTable<CountedLabel> {
  const times = Array.from({ length: 27 * 6 }, (_, row) => start + row * step);
  const gaps = times.map(() => null);
  const columns = { pig_lying: times.map(lying), pig_sitting: gaps, pig_standing: gaps, Broiler: gaps };
  return { times, columns, resolutionMs: step };
}

const end = start + 27 * millisecondsInHour;

test('the last whole hour beside the same one of yesterday', () => {
  const table = counted((time) => (time >= end - 2 * millisecondsInHour ? 12 : 10));
  expect(countsNow(table, end, sameHour)).toEqual({
    hour: { start: end - millisecondsInHour, end },
    counts: [{ label: 'pig_lying', now: 12, yesterday: 10 }],
  });
});

test('a row that was not over when the barn answered does not count', () => {
  const table = counted((time) => (time >= end - step ? 600 : 10));
  expect(countsNow(table, end - 1, sameHour)).toMatchObject({
    hour: { end: end - step },
    counts: [{ now: 10, yesterday: 10 }],
  });
});

test('what was not counted is not zero', () => {
  const table = counted((time) => (time >= end - millisecondsInHour ? null : 10));
  expect(countsNow(table, end, sameHour)?.counts).toEqual([{ label: 'pig_lying', now: null, yesterday: 10 }]);
  expect(
    countsNow(
      counted(() => null),
      end,
      sameHour,
    ),
  ).toBeNull();
});

test('before the first row there is nothing', () => {
  const table = counted(() => 1);
  expect(endOfWholeRows(table, start + step - 1)).toBeNull();
  expect(endOfWholeRows(table, start + step)).toBe(start + step);
  expect(labelsOf(table)).toEqual(['pig_lying']);
});
