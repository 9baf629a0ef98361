import fc from 'fast-check';
import { colourMapNames, colourOf, differenceColour } from './colour-maps';
import { cellSize, differenceOf, differenceScaleOf, type HeatmapCells, scaleOf } from './heatmap-cells';
import { paintCells, paintDifference, placeOnScale } from './paint-cells';

const cells = (rates: readonly number[]): HeatmapCells => ({
  columns: rates.length,
  rows: 1,
  rates,
  cellWidth: 1 / rates.length,
  cellHeight: 1,
});
const rate = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1000, noNaN: true }));
const rates = fc.array(rate, { minLength: 1, maxLength: 50 });

test.each([
  [
    { columns: 64, rows: 36 },
    { cellWidth: 20 / 1280, cellHeight: 20 / 720 },
  ],
  [
    { columns: 64, rows: 48 },
    { cellWidth: 1 / 64, cellHeight: 1 / 48 },
  ],
])('a cell covers what it was counted in, also where it reaches beyond the picture: %j', (grid, size) => {
  expect(cellSize({ ...grid, width: 1280, gridsize: 20, aspect: 16 / 9 })).toEqual(size);
  expect(cellSize({ columns: 3, rows: 2, width: 500, gridsize: 200, aspect: 16 / 9 }).cellWidth * 3).toBeGreaterThan(1);
});

test('one scale holds for all maps that are shown: the same value has the same colour in each', () => {
  fc.assert(
    fc.property(rates, rates, (one, other) => {
      const top = scaleOf([one, other]);
      expect(top).toBeGreaterThan(0);
      expect(top).toBe(
        Math.max(scaleOf([one]), scaleOf([other])) === 1 ? top : Math.max(scaleOf([one]), scaleOf([other])),
      );
      const [value = 0] = one;
      const alone = paintCells([value], top, 'cividis');
      expect([...paintCells([...other, value], top, 'cividis').slice(-4)]).toEqual([...alone]);
    }),
  );
  expect(scaleOf([[0, 0], [0]])).toBe(1);
});

test('what is more is never painted as less, and nothing is not painted at all', () => {
  fc.assert(
    fc.property(rate, rate, fc.double({ min: 0.01, max: 1000, noNaN: true }), (one, other, top) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(placeOnScale(less, top)).toBeLessThanOrEqual(placeOnScale(more, top));
      const pixels = paintCells([0, less, more], top, 'viridis');
      expect(pixels[3]).toBe(0);
      expect(pixels[7] ?? 0).toBeLessThanOrEqual(pixels[11] ?? 0);
    }),
  );
});

test('the difference of two spans is what each cell has more or less, and turns with them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(rate, rate), { minLength: 1, maxLength: 30 }), (pairs) => {
      const earlier = cells(pairs.map(([value]) => value));
      const later = cells(pairs.map(([, value]) => value));
      const there = differenceOf(earlier, later) ?? [];
      const back = differenceOf(later, earlier) ?? [];
      for (const [cell, [before, after]] of pairs.entries()) expect(there[cell]).toBeCloseTo(after - before, 9);
      expect(differenceScaleOf(there)).toBe(differenceScaleOf(back));
    }),
  );
  expect(differenceOf(cells([1, 2]), cells([1, 2, 3]))).toBeNull();
});

test('more and less have colours of their own, and what is as before has none', () => {
  const pixels = paintDifference([-10, 0, 10], 10);
  expect(pixels[7]).toBe(0);
  expect([...pixels.slice(0, 3)]).toEqual([...differenceColour(-1)]);
  expect([...pixels.slice(8, 11)]).toEqual([...differenceColour(1)]);
  expect(differenceColour(-1)).not.toEqual(differenceColour(1));
});

/** Relative luminance (WCAG 2). */
const luminance = (channels: readonly number[]): number =>
  channels
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
    .reduce((sum, share, at) => sum + share * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);

test.each(colourMapNames.slice(0, 5))('%s grows lighter from end to end: it is read without colours too', (name) => {
  const steps = Array.from({ length: 21 }, (_, step) => luminance(colourOf(name, step / 20)));
  for (const [at, value] of steps.slice(1).entries()) expect(value).toBeGreaterThan(steps[at] ?? 0);
});

test('the map that is not for everybody’s eyes comes last', () => {
  expect(colourMapNames.at(-1)).toBe('turbo');
});
