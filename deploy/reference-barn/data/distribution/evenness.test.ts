import fc from 'fast-check';
import { evenness } from './evenness';

describe('evenness', () => {
  const shares = fc
    .array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 })
    .map((weights) => weights.map((weight) => weight / weights.reduce((sum, one) => sum + one, 0)));

  test('is 1 where animals spread like the areas, 0 where all are in one place, and between elsewhere', () => {
    fc.assert(
      fc.property(shares, fc.nat(5), (areas, place) => {
        expect(evenness(areas, areas)).toBeCloseTo(1, 9);
        expect(
          evenness(
            areas.map((_, index) => (index === place % areas.length ? 1 : 0)),
            areas,
          ),
        ).toBeCloseTo(0, 9);
        const value = evenness(areas.toReversed(), areas);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }),
    );
  });
});
