import fc from 'fast-check';
import type { HeatmapCells } from './heatmap-cells';
import { paintCells, paintDifference } from './paint-cells';
import { type ComparedMaps, commonScale, differenceOfMaps } from './shown-maps';

const cells = (rates: readonly number[]): HeatmapCells => ({
  columns: rates.length,
  rows: 1,
  rates,
  cellWidth: 1 / rates.length,
  cellHeight: 1,
});
const shown = (rates: readonly number[]) => ({ cells: cells(rates), span: null });
const maps = (later: readonly number[], earlier: readonly number[] | null): ComparedMaps => ({
  later: shown(later),
  earlier: earlier && shown(earlier),
});
const rate = fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 1000, noNaN: true }));
const rates = fc.array(rate, { minLength: 1, maxLength: 30 });
const pair = fc.array(fc.tuple(rate, rate), { minLength: 1, maxLength: 30 });
const pairOf = (values: readonly (readonly [number, number])[]) =>
  maps(
    values.map(([, after]) => after),
    values.map(([before]) => before),
  );

test('several cameras have one scale: the same value has the same colour before each, in whichever order (2.19)', () => {
  fc.assert(
    fc.property(fc.array(rates, { minLength: 1, maxLength: 4 }), (cameras) => {
      const all = cameras.map((one) => maps(one, null));
      const scale = commonScale(all, 'difference');
      expect(scale).toEqual(commonScale([...all].reverse(), 'difference'));
      expect(scale.showsDifference).toBe(false);
      for (const one of all) expect(commonScale([one], 'beside').top).toBeLessThanOrEqual(Math.max(scale.top, 1));
      const [value = 0] = cameras[0] ?? [];
      const painted = cameras.map((one) => [...paintCells([...one, value], scale.top, 'cividis').slice(-4)]);
      for (const pixel of painted) expect(pixel).toEqual(painted[0]);
    }),
  );
});

test('differences of several cameras have one scale, and a change that is as large has the same colour (2.19)', () => {
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 4 }), (cameras) => {
      const all = cameras.map(pairOf);
      const scale = commonScale(all, 'difference');
      expect(scale.showsDifference).toBe(true);
      for (const one of all) {
        const [least = 0, most = 0] = paintDifference(differenceOfMaps(one) ?? [], scale.top);
        expect(Math.min(least, most)).toBeGreaterThanOrEqual(0);
        expect(commonScale([one], 'difference').top).toBeLessThanOrEqual(Math.max(scale.top, 1));
      }
    }),
  );
});

test('where one of them has no difference all are shown as they are: two scales would look like one', () => {
  const other = maps([1, 2], [1, 2, 3]);
  expect(commonScale([maps([1], [9]), other], 'difference')).toEqual({ showsDifference: false, top: 9 });
  expect(commonScale([], 'difference')).toEqual({ showsDifference: false, top: 1 });
});
