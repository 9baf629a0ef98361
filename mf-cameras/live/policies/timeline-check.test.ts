import { hasJumped } from './timeline-check';

test.each([
  [null, 1_000_000, false],
  [1000, 1001, false],
  [1000, 31_000, false],
  [1000, 31_001, true],
  [5000, 4000, false],
  [5000, 3999, true],
  [0xff_ff_ff_ff, 40, false],
  [40, 0xff_ff_00_00, true],
])('from %p to %p ms: %p', (previous, timestamp, jumped) => {
  expect(hasJumped(previous, timestamp)).toBe(jumped);
});
