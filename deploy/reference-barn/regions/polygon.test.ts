import fc from 'fast-check';
import { areaOf, isWithin, polygonFault } from './polygon';

const square = [
  { x: 0.1, y: 0.1 },
  { x: 0.5, y: 0.1 },
  { x: 0.5, y: 0.5 },
  { x: 0.1, y: 0.5 },
];
const at = (...places: readonly (readonly [number, number])[]) => places.map(([x, y]) => ({ x, y }));

test.each([
  ['a square', square, null],
  ['the whole picture', at([0, 0], [1, 0], [1, 1], [0, 1]), null],
  ['a dent', at([0, 0], [1, 0], [0.5, 0.3], [1, 1], [0, 1]), null],
  ['two corners', at([0, 0], [1, 1]), 'too-few-corners'],
  ['a bow tie', at([0, 0], [1, 1], [1, 0], [0, 1]), 'crosses-itself'],
  ['an edge through a corner', at([0, 0], [1, 0], [1, 1], [0.5, 0], [0, 1]), 'crosses-itself'],
  ['a way there and back', at([0, 0], [1, 0], [0.5, 0], [0.5, 0.5]), 'crosses-itself'],
  ['a corner twice', at([0, 0], [0.5, 0], [0.5, 0.5], [0, 0]), 'too-close'],
  ['corners a hair apart', at([0, 0], [0.5, 0], [0.501, 0.001], [0, 0.5]), 'too-close'],
])('judges %s', (_, corners, fault) => {
  expect(polygonFault(corners)).toBe(fault);
});

test('judges the same from whichever corner it begins, and either way round', () => {
  const corner = fc.record({
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 8 }), fc.nat(7), (corners, turn) => {
      const by = turn % corners.length;
      const turned = [...corners.slice(by), ...corners.slice(0, by)];
      expect(polygonFault(turned)).toBe(polygonFault(corners));
      expect(polygonFault(corners.toReversed())).toBe(polygonFault(corners));
      expect(areaOf(turned)).toBeCloseTo(areaOf(corners), 9);
    }),
  );
});

test('gives a place on a common edge to exactly one of two neighbours', () => {
  const left = at([0, 0], [0.5, 0], [0.5, 1], [0, 1]);
  const right = at([0.5, 0], [1, 0], [1, 1], [0.5, 1]);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (x, y) => {
        expect([isWithin(left, { x, y }), isWithin(right, { x, y })].filter(Boolean)).toHaveLength(1);
      },
    ),
  );
  expect([isWithin(left, { x: 0.5, y: 0.5 }), isWithin(right, { x: 0.5, y: 0.5 })]).toEqual([false, true]);
});

test('measures areas as shares of the picture', () => {
  expect(areaOf(square)).toBeCloseTo(0.16);
});
