import fc from 'fast-check';
import { pixelOf, pointOf } from '../polygon/pixels';
import { panned, pinched, showing, toBox, toPicture, wholePicture, zoomedAt } from './viewport';

const box = { x: 390, y: 219.375 };
const place = fc.record({
  x: fc.double({ min: 0, max: box.x, noNaN: true }),
  y: fc.double({ min: 0, max: box.y, noNaN: true }),
});
const factor = fc.double({ min: 0.2, max: 20, noNaN: true });
const view = fc
  .tuple(place, factor, place)
  .map(([at, by, to]) => panned(zoomedAt(wholePicture, by, at, box), { x: to.x - 100, y: to.y - 100 }, box));

test('a place of the screen is the same place of the picture and back, whatever is seen of it', () => {
  fc.assert(
    fc.property(view, place, (seen, at) => {
      const back = toBox(toPicture(at, seen, box), seen, box);
      expect(back.x).toBeCloseTo(at.x, 6);
      expect(back.y).toBeCloseTo(at.y, 6);
    }),
    { numRuns: 1_000 },
  );
});

test('a pixel of the picture that is pressed where it is seen is that pixel, at any zoom', () => {
  const picture = { width: 3840, height: 2160 };
  const pixel = fc.record({ x: fc.integer({ min: 0, max: 3840 }), y: fc.integer({ min: 0, max: 2160 }) });
  fc.assert(
    fc.property(view, pixel, (seen, wanted) => {
      const at = toBox(pointOf(wanted, picture), seen, box);
      expect(pixelOf(toPicture(at, seen, box), picture)).toEqual(wanted);
    }),
    { numRuns: 1_000 },
  );
});

test('no gap opens, and what is under the hand stays there', () => {
  fc.assert(
    fc.property(view, factor, place, (seen, by, at) => {
      const next = zoomedAt(seen, by, at, box);
      expect(next.x).toBeGreaterThanOrEqual(0);
      expect(next.y).toBeGreaterThanOrEqual(0);
      expect(next.x + 1 / next.scale).toBeLessThanOrEqual(1 + 1e-9);
      expect(next.y + 1 / next.scale).toBeLessThanOrEqual(1 + 1e-9);
      if (next.scale < seen.scale) return;
      const under = toPicture(at, seen, box);
      expect(toBox(under, next, box).x).toBeCloseTo(at.x, 6);
    }),
    { numRuns: 1_000 },
  );
});

test('two fingers that spread make it larger, and the picture follows them', () => {
  const from = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  const to = [
    { x: 50, y: 120 },
    { x: 250, y: 120 },
  ] as const;
  const seen = pinched(zoomedAt(wholePicture, 2, { x: 150, y: 100 }, box), from, to, box);
  expect(seen.scale).toBeCloseTo(4, 6);
});

test('a place out of sight is brought into sight, one in sight moves nothing', () => {
  const seen = zoomedAt(wholePicture, 4, { x: 0, y: 0 }, box);
  expect(showing(seen, { x: 0.1, y: 0.1 })).toEqual(seen);
  const next = showing(seen, { x: 0.9, y: 0.9 });
  const at = toBox({ x: 0.9, y: 0.9 }, next, box);
  expect(at.x).toBeLessThan(box.x);
  expect(at.y).toBeLessThan(box.y);
});
