import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { CountedLabel } from '../data/counted-labels';
import type { TimeTable } from '../data/time-table';
import { pictureCountOf } from './picture-counts';

const end = Date.UTC(2026, 10, 21, 12);
const start = end - 16 * millisecondsInDay;

/** Hour by hour over sixteen days. */
function hours(lying: (time: number) => number | null, standing: (time: number) => number | null = () => 2) {
  const times = Array.from({ length: (end - start) / millisecondsInHour }, (_, at) => start + at * millisecondsInHour);
  const gaps = times.map(() => null);
  const columns = { pig_lying: times.map(lying), pig_sitting: gaps, pig_standing: times.map(standing), Broiler: gaps };
  return { times, columns, resolutionMs: millisecondsInHour } satisfies TimeTable<CountedLabel>;
}

const isNow = (time: number) => time >= end - millisecondsInHour;

test('all animals of the last whole hour, as usual', () => {
  expect(
    pictureCountOf(
      hours(() => 10),
      end + 60_000,
    ),
  ).toEqual({
    until: end,
    animals: 12,
    comparison: { kind: 'as-usual' },
  });
});

test('what differs from the days before', () => {
  const count = pictureCountOf(
    hours(
      (time) => (isNow(time) ? 4 : 10),
      (time) => (isNow(time) ? 8 : 2),
    ),
    end,
  );
  expect(count?.animals).toBe(12);
  expect(count?.comparison).toMatchObject({ kind: 'differs', label: 'pig_lying', direction: 'fewer' });
});

test('an hour that is not over does not count', () => {
  expect(
    pictureCountOf(
      hours((time) => (isNow(time) ? 90 : 10)),
      end - 1,
    ),
  ).toMatchObject({
    until: end - millisecondsInHour,
    animals: 12,
  });
});

test('nothing is said of a picture that it does not belong to: nothing counted, or long ago', () => {
  const none = () => null;
  expect(pictureCountOf(hours(none, none), end)).toBeNull();
  expect(
    pictureCountOf(
      hours(
        (time) => (isNow(time) ? null : 10),
        (time) => (isNow(time) ? null : 2),
      ),
      end,
    ),
  ).toBeNull();
  expect(
    pictureCountOf(
      hours(() => 10),
      end + 2 * millisecondsInHour,
    ),
  ).not.toBeNull();
  expect(
    pictureCountOf(
      hours(() => 10),
      end + 2 * millisecondsInHour + 1,
    ),
  ).toBeNull();
});
