import * as v from 'valibot';
import { seriesByCamera, valueAt } from './camera-series';

const table = (rows: unknown[][], columns = ['time', 'cameraId', 'speed']) => ({
  columns,
  rows,
  timeResolution: 600_000,
});

test('rows of several cameras come apart, each in its order, and a gap stays a gap', () => {
  const read = v.parse(
    seriesByCamera('speed'),
    table([
      [0, 'pen-01', 1.5],
      [0, 'pen-02', null],
      [600_000, 'pen-01', 2],
    ]),
  );
  expect(read.get('pen-01')).toEqual({ times: [0, 600_000], values: [1.5, 2], resolutionMs: 600_000 });
  expect(read.get('pen-02')?.values).toEqual([null]);
  const series = read.get('pen-01');
  expect(series && [-1, 0, 599_999, 600_000, 1_200_000].map((moment) => valueAt(series, moment))).toEqual([
    null,
    1.5,
    1.5,
    2,
    null,
  ]);
});

test.each([[table([], ['time', 'speed'])], [table([['soon', 'pen-01', 1]])], [table([[0, 'pen-01', 'fast']])]])(
  'what is no such table is no answer (product F6), %#',
  (told) => {
    expect(() => v.parse(seriesByCamera('speed'), told)).toThrow();
  },
);
