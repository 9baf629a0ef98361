import { isWithin } from '@barnwatch/shared/pictures';
import fc from 'fast-check';
import { moved, rotated, scaled, withoutPoint, withPoint, withPointAt } from './change-polygon';
import { isSamePolygon, onPixel, pixelOf, pointOf } from './pixels';
import { areaOf, centroidOf } from './polygon';

const size = { width: 1280, height: 720 };
const square = [
  { x: 100, y: 100 },
  { x: 300, y: 100 },
  { x: 300, y: 300 },
  { x: 100, y: 300 },
].map((pixel) => pointOf(pixel, size));

test('a polygon is moved as a whole, and as far as the picture reaches', () => {
  const pixels = (by: { x: number; y: number }) => moved(square, by, size).map((point) => pixelOf(point, size));
  expect(pixels({ x: 10, y: -20 })[0]).toEqual({ x: 110, y: 80 });
  expect(pixels({ x: -500, y: -500 })[0]).toEqual({ x: 0, y: 0 });
  expect(pixels({ x: 5000, y: 5000 })[2]).toEqual({ x: 1280, y: 720 });
});

test('moving there and back within the picture changes nothing', () => {
  const step = fc.integer({ min: -100, max: 100 });
  fc.assert(
    fc.property(step, step, (x, y) => {
      const back = moved(moved(square, { x, y }, size), { x: -x, y: -y }, size);
      expect(
        isSamePolygon(
          back.map((point) => onPixel(point, size)),
          square,
        ),
      ).toBe(true);
    }),
  );
});

test('turning and scaling keep the centroid; what is round in the picture stays round', () => {
  const { x, y } = centroidOf(square);
  for (const changed of [rotated(square, 30, size), scaled(square, 1.7, size)]) {
    expect(centroidOf(changed).x).toBeCloseTo(x, 9);
    expect(centroidOf(changed).y).toBeCloseTo(y, 9);
  }
  expect(areaOf(rotated(square, 30, size))).toBeCloseTo(areaOf(square), 9);
  expect(areaOf(scaled(square, 2, size))).toBeCloseTo(4 * areaOf(square), 9);
  const quarter = rotated(square, 90, size).map((point) => pixelOf(point, size));
  expect(quarter[0]).toEqual({ x: 300, y: 100 });
});

test('points are added, put elsewhere and taken away; the others stay', () => {
  const added = withPoint(square, 3, { x: 0.1, y: 0.2 });
  expect(added[4]).toEqual({ x: 0.1, y: 0.2 });
  expect(withoutPoint(added, 4)).toEqual(square);
  expect(withPointAt(square, 0, { x: 0, y: 0 })[0]).toEqual({ x: 0, y: 0 });
  expect(isWithin(square, pointOf({ x: 200, y: 200 }, size))).toBe(true);
});

test('pixel and share of the picture are the same place, for every pixel of every picture', () => {
  const side = fc.integer({ min: 16, max: 16_384 });
  fc.assert(
    fc.property(side, side, fc.double({ min: 0, max: 1, noNaN: true }), (width, height, along) => {
      const picture = { width, height };
      const pixel = { x: Math.round(along * width), y: Math.round(along * height) };
      expect(pixelOf(pointOf(pixel, picture), picture)).toEqual(pixel);
    }),
    { numRuns: 1_000 },
  );
});
