import fc from 'fast-check';
import { backoffDelay } from './backoff';

const steps = [500, 1000, 2000, 4000, 5000] as const;

test('follows the steps without jitter at the middle of the random range', () => {
  expect([0, 1, 2, 3, 4, 5, 99].map((attempt) => backoffDelay(steps, attempt, 0.5))).toEqual([
    500, 1000, 2000, 4000, 5000, 5000, 5000,
  ]);
});

test('stays within 20 % of its step and under the cap for any attempt', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.double({ min: 0, max: 0.999999, noNaN: true }), (attempt, random) => {
      const delay = backoffDelay(steps, attempt, random);
      const step = steps[Math.min(attempt, 4)] ?? 0;
      expect(delay).toBeGreaterThanOrEqual(Math.floor(step * 0.8));
      expect(delay).toBeLessThanOrEqual(Math.min(5000, Math.ceil(step * 1.2)));
    }),
  );
});
