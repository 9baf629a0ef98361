import fc from 'fast-check';
import { type Box, toastPlace } from './toast-place';

const column: Box = { left: 600, top: 0, right: 980, bottom: 700 };
const kept = fc
  .record({
    left: fc.nat(900),
    top: fc.nat(700),
    width: fc.integer({ min: 1, max: 800 }),
    height: fc.integer({ min: 1, max: 200 }),
  })
  .map(({ left, top, width, height }): Box => ({ left, top, right: left + width, bottom: top + height }));

const covers = (above: number, height: number, box: Box): boolean =>
  box.right > column.left &&
  box.left < column.right &&
  box.bottom > column.bottom - above - height &&
  box.top < column.bottom - above;

test('toasts lie at the lower end where nothing has to be free', () => {
  expect(toastPlace({ column, height: 60, free: [] })).toBe(0);
  expect(toastPlace({ column, height: 60, free: [{ left: 0, top: 600, right: 500, bottom: 700 }] })).toBe(0);
});

test('toasts stay within their column, and lie on nothing that has to be free while there is room beside it (product 9.1)', () => {
  fc.assert(
    fc.property(fc.array(kept, { maxLength: 2 }), fc.integer({ min: 40, max: 120 }), (free, height) => {
      const above = toastPlace({ column, height, free });
      expect(above).toBeGreaterThanOrEqual(0);
      expect(above + height).toBeLessThanOrEqual(column.bottom - column.top);
      // Two boxes of 200 px leave 300 of 700: in one piece of at least 100.
      if (height <= 80) expect(free.filter((box) => covers(above, height, box))).toEqual([]);
    }),
  );
});
