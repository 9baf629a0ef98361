import fc from 'fast-check';
import { dayOf, daySpan, parseDay, plusDays } from './calendar-day';

test.each(['2026-02-31', '2026-13-01', '26-01-01', '2026-1-1', '', 'today', '2026-01-01T00:00'])(
  '%s is no day',
  (text) => {
    expect(parseDay(text)).toBeNull();
  },
);

test('a day that is none because there is none', () => {
  expect(parseDay(null)).toBeNull();
});

test('every moment lies in the span of its day, and days follow each other without a gap', () => {
  const moment = fc.integer({ min: Date.UTC(2000, 0, 2), max: Date.UTC(2100, 0, 1) });
  fc.assert(
    fc.property(moment, (timeMs) => {
      const day = dayOf(timeMs);
      const { start, end } = daySpan(day);
      expect(parseDay(day)).toBe(day);
      expect(start).toBeLessThanOrEqual(timeMs);
      expect(end).toBeGreaterThan(timeMs);
      expect(daySpan(plusDays(day, 1)).start).toBe(end);
      expect(plusDays(plusDays(day, 1), -1)).toBe(day);
    }),
  );
});
