import fc from 'fast-check';
import { pauseAfter } from './back-off';

test.each([
  [1, 2_000],
  [2, 4_000],
  [3, 8_000],
  [5, 32_000],
  [6, 60_000],
  [1_000, 60_000],
])('after %i failures in a row it pauses %i ms', (failures, pauseMs) => {
  expect(pauseAfter(failures, 0.5)).toBe(pauseMs);
});

test('devices are spread over a quarter less to a quarter more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      const share = pauseAfter(failures, chance) / pauseAfter(failures, 0.5);
      expect(share).toBeGreaterThanOrEqual(0.75);
      expect(share).toBeLessThanOrEqual(1.25);
    }),
  );
});
