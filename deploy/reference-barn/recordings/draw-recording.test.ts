import { millisecondsInDay } from 'date-fns/constants';
import * as fc from 'fast-check';
import { planRecording } from './draw-recording';

test('the parts of a recording follow each other without a gap, and each begins with a key frame', () => {
  void fc.assert(
    fc.property(fc.integer({ min: 1, max: millisecondsInDay }), fc.integer({ min: 1, max: 4 }), (lengthMs, parts) => {
      const start = 1_790_000_000_000;
      const rows = planRecording({ start, end: start + lengthMs }, parts);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThanOrEqual(parts);
      let next = start;
      for (const [index, row] of rows.entries()) {
        expect(row.start).toBe(next);
        if (index < rows.length - 1) expect(row.count % 10).toBe(0);
        next += row.count * row.pace;
      }
      const whole = planRecording({ start, end: start + lengthMs }, 1);
      expect(whole).toHaveLength(1);
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(whole[0]?.count);
      expect(whole[0]?.count).toBeLessThanOrEqual(2_000);
    }),
  );
});
