import fc from 'fast-check';
import { onCanvas, onPicture, type Place, placeBounds, placeHeight, placeQuad, topmostAt } from './place';
import { holds, isConvex, type Point, type Quad } from './point';
import { cssProjection, inverse, projected, projectionOnto } from './projection';

const plain: Place = { cameraId: 'pen-01', x: 0.1, y: 0.2, width: 0.5, rotation: 0, crop: null, corners: null };

const within = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });
const corner = (x: number, y: number) => fc.record({ x: within(x - 0.3, x + 0.3), y: within(y - 0.3, y + 0.3) });
const corners = fc.tuple(corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)).filter((quad) => isConvex(quad));
const places: fc.Arbitrary<Place> = fc.record({
  cameraId: fc.constant('pen-01'),
  x: within(0, 1),
  y: within(0, 1),
  width: within(0.05, 1),
  rotation: within(-360, 360),
  crop: fc.option(
    fc.record({ x: within(0, 0.5), y: within(0, 0.5), width: within(0.1, 0.5), height: within(0.1, 0.5) }),
  ),
  corners: fc.option(corners),
});

test('a place is as high as the part that is shown', () => {
  expect(placeHeight(plain, 2)).toBeCloseTo(0.25);
  expect(placeHeight({ ...plain, crop: { x: 0, y: 0, width: 0.5, height: 1 } }, 2)).toBeCloseTo(0.5);
});

test('it is turned clockwise around its middle', () => {
  const [upperLeft, upperRight] = placeQuad({ ...plain, rotation: 90 }, 2);
  expect(upperLeft.x).toBeCloseTo(0.475);
  expect(upperLeft.y).toBeCloseTo(0.075);
  expect(upperRight.x).toBeCloseTo(0.475);
  expect(upperRight.y).toBeCloseTo(0.575);
  expect(placeBounds({ ...plain, rotation: 90 }, 2).width).toBeCloseTo(0.25);
});

test('what is seen of a picture comes back to where it was on it', () => {
  fc.assert(
    fc.property(places, within(0, 1), within(0, 1), (place, x, y) => {
      const crop = place.crop ?? { x: 0, y: 0, width: 1, height: 1 };
      const seen = { x: crop.x + x * crop.width, y: crop.y + y * crop.height };
      const back = onPicture(place, 16 / 9, onCanvas(place, 16 / 9, seen));
      expect(back.x).toBeCloseTo(seen.x, 5);
      expect(back.y).toBeCloseTo(seen.y, 5);
    }),
    { numRuns: 50 },
  );
});

test('what is seen of a picture lies within its corners', () => {
  fc.assert(
    fc.property(places, within(0.01, 0.99), within(0.01, 0.99), (place, x, y) => {
      const crop = place.crop ?? { x: 0, y: 0, width: 1, height: 1 };
      const point = onCanvas(place, 16 / 9, { x: crop.x + x * crop.width, y: crop.y + y * crop.height });
      const quad = placeQuad(place, 16 / 9);
      expect(holds(quad, point)).toBe(true);
      expect(topmostAt([quad, quad], point)).toBe(1);
    }),
    { numRuns: 50 },
  );
});

test('beside every picture there is none', () => {
  expect(topmostAt([placeQuad(plain, 2)], { x: 0.05, y: 0.3 })).toBeNull();
});

test('the projection of CSS lays the corners of an element where they belong', () => {
  fc.assert(
    fc.property(corners, within(10, 2000), within(10, 2000), (quad, width, height) => {
      const members = cssProjection(width, height, quad).slice(9, -1).split(',').map(Number);
      const at = (index: number) => members[index] ?? 0;
      const drawn = ({ x, y }: Point): Point => {
        const w = at(3) * x + at(7) * y + at(15);
        return { x: (at(0) * x + at(4) * y + at(12)) / w, y: (at(1) * x + at(5) * y + at(13)) / w };
      };
      const element: Quad = [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: height },
        { x: 0, y: height },
      ];
      for (const [index, point] of element.entries()) {
        expect(drawn(point).x).toBeCloseTo(quad[index]?.x ?? 0, 6);
        expect(drawn(point).y).toBeCloseTo(quad[index]?.y ?? 0, 6);
      }
    }),
    { numRuns: 50 },
  );
});

test('a projection and its inverse come back', () => {
  const quad: Quad = [
    { x: 0.1, y: 0 },
    { x: 1, y: 0.1 },
    { x: 1.2, y: 1 },
    { x: 0, y: 0.9 },
  ];
  const projection = projectionOnto(quad);
  const back = projected(inverse(projection), projected(projection, { x: 0.3, y: 0.7 }));
  expect(back.x).toBeCloseTo(0.3);
  expect(back.y).toBeCloseTo(0.7);
});

test('corners that fold back, or lie in one line, are not convex', () => {
  expect(
    isConvex([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]),
  ).toBe(false);
  expect(
    isConvex([
      { x: 0, y: 0 },
      { x: 0.5, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]),
  ).toBe(false);
  expect(
    isConvex([
      { x: 0, y: 1 },
      { x: 1, y: 1 },
      { x: 1, y: 0 },
      { x: 0, y: 0 },
    ]),
  ).toBe(false);
});
