import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import type { ChartSeries } from '../data/chart-series';
import { plotData } from './plot-data';

const rows = 1_440;
const span = { start: 0, end: rows * millisecondsInMinute };
const times = Array.from({ length: rows }, (_, row) => row * millisecondsInMinute);
const lying: ChartSeries = { id: 'lying', label: 'Lying', tone: 'first', values: times.map(() => 10) };
const standing: ChartSeries = {
  id: 'standing',
  label: 'Standing',
  tone: 'third',
  values: times.map((_, row) => (row === 700 ? 9 : 2)),
  band: { low: times.map(() => 1), high: times.map(() => 3) },
};

test('lines have a course, extremes around it, and their bands', () => {
  const { course, extremes, banded } = plotData('line', times, [lying, standing], span, 600);
  expect(banded).toEqual([1]);
  expect(course.columns).toHaveLength(4);
  expect(course.times.length).toBeLessThan(rows / 5);
  expect(Math.max(...(course.columns[1] ?? []).map(Number))).toBeLessThan(4);
  // Low and high of each, at the moments of the course.
  expect(extremes?.times).toEqual(course.times);
  expect(extremes?.columns).toHaveLength(4);
  expect(Math.min(...(extremes?.columns[2] ?? []).map(Number))).toBe(2);
  expect(Math.max(...(extremes?.columns[3] ?? []).map(Number))).toBe(9);
});

test('layers are piled up and have neither', () => {
  const { course, extremes, banded } = plotData('stacked', times, [lying, standing], span, 600);
  expect([extremes, banded]).toEqual([null, []]);
  course.columns[1]?.forEach((edge, point) => {
    expect(edge ?? 0).toBeGreaterThan(course.columns[0]?.[point] ?? 0);
  });
});

test('layers never cross, whatever is unknown of them', () => {
  const value = fc.oneof({ weight: 6, arbitrary: fc.double({ min: 0, max: 50, noNaN: true }) }, fc.constant(null));
  const count = 300;
  const layers = fc.array(fc.array(value, { minLength: count, maxLength: count }), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(layers, fc.integer({ min: 50, max: 700 }), (columns, width) => {
      const series = columns.map((values, index) => ({ ...lying, id: String(index), values }));
      const few = { start: 0, end: count * millisecondsInMinute };
      const edges = plotData('stacked', times.slice(0, count), series, few, width).course.columns;
      edges.slice(1).forEach((edge, index) => {
        edge.forEach((top, point) => {
          const below = edges[index]?.[point] ?? null;
          if (below === null) expect(top).toBeNull();
          else if (top !== null) expect(top).toBeGreaterThanOrEqual(below);
        });
      });
    }),
  );
});

test('rows that have room are drawn as they are', () => {
  const few = { ...lying, values: lying.values.slice(0, 60) };
  const { course, extremes } = plotData('line', times.slice(0, 60), [few], { start: 0, end: millisecondsInHour }, 300);
  expect(course.times).toHaveLength(60);
  expect(extremes).toBeNull();
});

test('the course never leaves the band of least and greatest value', () => {
  const value = fc.oneof({ weight: 6, arbitrary: fc.double({ min: 0, max: 50, noNaN: true }) }, fc.constant(null));
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 300, maxLength: 300 }),
      fc.integer({ min: 50, max: 500 }),
      (values, width) => {
        const part = { start: 0, end: 300 * millisecondsInMinute };
        const drawn = plotData('line', times.slice(0, 300), [{ ...lying, values }], part, width);
        const [low = [], high = []] = drawn.extremes?.columns ?? [];
        drawn.course.columns[0]?.forEach((mean, point) => {
          if (mean === null) {
            expect([low[point], high[point]]).toEqual([null, null]);
            return;
          }
          expect(low[point] ?? 0).toBeLessThanOrEqual(mean + 1e-9);
          expect(high[point] ?? 99).toBeGreaterThanOrEqual(mean - 1e-9);
        });
      },
    ),
  );
});
