import fc from 'fast-check';
import { barShares } from './bar-shares';

test('measures by the greatest value or reference', () => {
  expect(barShares([{ value: 2, reference: 4 }, { value: 1 }, { value: null }])).toEqual([
    { length: 0.5, mark: 1 },
    { length: 0.25, mark: null },
    { length: 0, mark: null },
  ]);
});

test('measures by what is full, and never beyond', () => {
  expect(barShares([{ value: 0.5 }, { value: 3 }], 1).map(({ length }) => length)).toEqual([0.5, 1]);
});

test('takes all that is nothing', () => {
  expect(barShares([{ value: 0 }, { value: null, reference: 0 }])).toEqual([
    { length: 0, mark: null },
    { length: 0, mark: 0 },
  ]);
});

test('keeps the order of the values', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 2 }), (values) => {
      const lengths = barShares(values.map((value) => ({ value }))).map(({ length }) => length);
      values.forEach((value, index) => {
        const next = values[index + 1];
        if (next !== undefined && value <= next) expect(lengths[index]).toBeLessThanOrEqual(lengths[index + 1] ?? 0);
      });
    }),
  );
});
