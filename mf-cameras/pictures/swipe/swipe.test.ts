import fc from 'fast-check';
import { swipeDirection } from './swipe';

test.each([
  [-80, 0, 'next'],
  [80, 10, 'previous'],
  [-56, 37, 'next'],
  [-55, 0, null],
  [0, 300, null],
  [100, 70, null],
])('by %d, %d: %s', (x, y, direction) => {
  expect(swipeDirection({ x: 10, y: 20 }, { x: 10 + x, y: 20 + y })).toBe(direction);
});

test('the way back is the other direction', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 900 }) });
  const opposite = { next: 'previous', previous: 'next' } as const;
  fc.assert(
    fc.property(point, point, (from, to) => {
      const there = swipeDirection(from, to);
      expect(swipeDirection(to, from)).toBe(there && opposite[there]);
    }),
  );
});
