import fc from 'fast-check';
import { mergedSpans, spanAt } from './spans';

const span = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 20 }))
  .map(([start, length]) => ({ start, end: start + length }));

test('a moment lies in a merged span exactly where it lay in one of the list', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 12 }), fc.integer({ min: 0, max: 220 }), (spans, moment) => {
      const merged = mergedSpans(spans);
      const isIn = spans.some(({ start, end }) => start <= moment && moment <= end);
      expect(spanAt(merged, moment) !== null).toBe(isIn);
      merged.forEach(({ end }, index) => {
        const next = merged[index + 1];
        if (next) expect(next.start).toBeGreaterThan(end);
      });
    }),
  );
});
