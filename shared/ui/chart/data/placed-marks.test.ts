import fc from 'fast-check';
import type { ChartMark } from './chart-series';
import { placedMarks } from './placed-marks';

const span = { start: 1000, end: 2000 };
const mark = fc.record({
  at: fc.integer({ min: 500, max: 2500 }),
  kind: fc.constantFrom<ChartMark['kind']>('disc', 'triangle', 'square'),
});

test('every mark of the span is drawn or counted, within the plot, and those of one kind never lie on each other', () => {
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 40 }), fc.integer({ min: 50, max: 800 }), (marks, width) => {
      const placed = placedMarks(marks, span, width, 14);
      const inside = marks.filter(({ at }) => at >= span.start && at < span.end);
      expect(placed.reduce((sum, { count }) => sum + count, 0)).toBe(inside.length);
      for (const one of placed) {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x).toBeLessThanOrEqual(width);
        const others = placed.filter((other) => other !== one && other.kind === one.kind);
        for (const other of others) expect(Math.abs(other.x - one.x)).toBeGreaterThanOrEqual(14);
      }
    }),
  );
});
