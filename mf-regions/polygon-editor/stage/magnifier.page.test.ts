import fc from 'fast-check';
import { magnifiedLine } from './magnifier';
import { magnifierPlace, magnifierPx } from './magnifier-place';

test('the magnifier lies beside the finger and within the picture, wherever the finger is, from 320 px on', () => {
  const box = fc.record({ x: fc.integer({ min: 320, max: 2000 }), y: fc.integer({ min: magnifierPx, max: 1200 }) });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(box, share, share, (size, across, down) => {
      const touch = { x: across * size.x, y: down * size.y };
      const place = magnifierPlace(touch, size);
      const isBeside = touch.x <= place.x - 39 || touch.x >= place.x + magnifierPx + 39;
      expect(isBeside).toBe(true);
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x + magnifierPx).toBeLessThanOrEqual(size.x);
      expect(place.y).toBeGreaterThanOrEqual(0);
      expect(place.y + magnifierPx).toBeLessThanOrEqual(size.y);
    }),
  );
});

test('drawing freehand, what is under the finger is the end of the line; without a finger at work, nothing', () => {
  const stroke = Array.from({ length: 200 }, (_, index) => ({ x: index / 200, y: 0.5 }));
  const line = magnifiedLine(null, stroke);
  expect(line).toMatchObject({ at: { x: 199 / 200, y: 0.5 }, isClosed: false });
  expect(line?.points.at(-1)).toEqual(line?.at);
  expect(line?.points.length).toBeLessThan(stroke.length);
  expect(magnifiedLine(null, [])).toBeNull();
});
