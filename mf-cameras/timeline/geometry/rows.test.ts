import fc from 'fast-check';
import { rowsInSight, rowsToAsk } from './rows';

test('every row that can be seen is in sight, and is asked for in blocks that stay as one scrolls', () => {
  const some = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(some, fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 900 }), (count, top, height) => {
      const { from, to } = rowsInSight(top, height, 44, count);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(count);
      for (let row = 0; row < count; row += 1) {
        const seen = (row + 1) * 44 > top && row * 44 < top + height;
        if (seen) expect(row >= from && row < to).toBe(true);
      }
      const asked = rowsToAsk({ from, to }, count);
      for (let row = from; row < to; row += 1) {
        expect(asked.filter((block) => row >= block.from && row < block.to)).toHaveLength(1);
      }
    }),
    { numRuns: 100 },
  );
});
