import fc from 'fast-check';
import { placeBeside } from './place-beside';

const window = { width: 1280, height: 800 };
const size = { width: 480, height: 340 };
const field = (left: number, top: number) => ({ left, top, width: 240, height: 36 });

describe('the place of a picker', () => {
  test.each([
    ['below its field', field(100, 100), { left: 100, top: 140 }],
    ['above where there is no room below', field(100, 700), { left: 100, top: 356 }],
    ['within the right edge', field(1200, 100), { left: 792, top: 140 }],
    ['within the left edge', field(-50, 100), { left: 8, top: 140 }],
  ])('is %s', (_where, box, place) => {
    expect(placeBeside(box, size, window)).toEqual(place);
  });

  test('is never beyond the window where it fits into it at all', () => {
    const edge = fc.integer({ min: -500, max: 3000 });
    fc.assert(
      fc.property(
        edge,
        edge,
        fc.integer({ min: 320, max: 2560 }),
        fc.integer({ min: 320, max: 1600 }),
        (left, top, width, height) => {
          const small = { width: 300, height: 300 };
          const place = placeBeside(field(left, top), small, { width, height });
          expect(place.left).toBeGreaterThanOrEqual(8);
          expect(place.top).toBeGreaterThanOrEqual(8);
          expect(place.left + small.width).toBeLessThanOrEqual(width);
          expect(place.top + small.height).toBeLessThanOrEqual(height);
        },
      ),
    );
  });
});
