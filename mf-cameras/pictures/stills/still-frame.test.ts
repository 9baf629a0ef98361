import fc from 'fast-check';
import { isReusable, type StillFrame, stillHeight, stillReuseMs } from './still-frame';

const now = 1_800_000_000_000;
const frame: StillFrame = { timestamp: now, receivedAt: now, frame: 'blob:1', stale: false, ySize: 150 };

test('reused while young, fresh and large enough', () => {
  expect(isReusable(frame, 150, now + stillReuseMs - 1)).toBe(true);
});

test.each([
  ['5 minutes old', frame, 150, now + stillReuseMs],
  ['stale', { ...frame, stale: true }, 150, now],
  ['too small', frame, 151, now],
  ['from the future: the device clock was set back', frame, 150, now - 1],
])('not reused: %s', (_name, candidate, ySize, at) => {
  expect(isReusable(candidate, ySize, at)).toBe(false);
});

test('the asked height is never below the cell on the screen and bounded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.double({ min: 1, max: 2, noNaN: true }), (height, ratio) => {
      const asked = stillHeight(height, ratio);
      expect(asked).toBeGreaterThanOrEqual(height * ratio);
      expect(asked - height * ratio).toBeLessThan(75 + 1e-6);
    }),
  );
  expect(stillHeight(100_000, 3)).toBe(2160);
  expect(stillHeight(75, 1)).toBe(75);
  expect(stillHeight(75, 2)).toBe(150);
});
