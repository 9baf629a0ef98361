import { isWithin } from '@barnwatch/shared/pictures';
import fc from 'fast-check';
import 'jsts/org/locationtech/jts/monkey.js';
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import DistanceOp from 'jsts/org/locationtech/jts/operation/distance/DistanceOp.js';
import IsValidOp from 'jsts/org/locationtech/jts/operation/valid/IsValidOp.js';
import { withPointAt } from './change-polygon';
import { nearestOnEdges } from './nearest';
import { areaOf, centroidOf, distancePx, type Polygon } from './polygon';
import { cornerFault, polygonFault } from './polygon-fault';
import { simplifiedStroke } from './simplify-stroke';
import { snapped } from './snap';

/** The rule that the reference barn has: another package, for which no types are built here. */
const { polygonFault: faultAtTheBarn } = jest.requireActual<{
  polygonFault: (corners: Polygon) => 'too-few-corners' | 'too-close' | 'crosses-itself' | null;
}>('../../../deploy/reference-barn/regions/polygon');

// The independent library is JSTS, the JavaScript form of the JTS Topology Suite (decision 0061).
const factory = new GeometryFactory();
const size = { width: 1280, height: 720 };
const runs = { numRuns: 5_000 };

const coordinates = (points: Polygon) => points.map(({ x, y }) => new Coordinate(x, y));
const ring = (polygon: Polygon) => factory.createLinearRing(coordinates([...polygon, ...polygon.slice(0, 1)]));
const area = (polygon: Polygon) => factory.createPolygon(ring(polygon));
/** In pixels, as distances are taken. */
const inPixels = (points: Polygon) => points.map(({ x, y }) => ({ x: x * size.width, y: y * size.height }));

const share = (steps: number) => fc.integer({ min: 0, max: steps }).map((step) => step / steps);
const point = (steps: number) => fc.record({ x: share(steps), y: share(steps) });
/** Random ones, and those on a coarse grid: corners on edges, edges over each other, corners that meet. */
const polygon = fc.oneof(
  fc.array(point(1_000_003), { minLength: 3, maxLength: 12 }),
  fc.array(point(16), { minLength: 3, maxLength: 9 }),
  fc.array(point(4), { minLength: 3, maxLength: 7 }),
);
/** Around a middle, so that most of them do not cross themselves. */
const star = fc
  .array(
    fc.record({
      turn: fc.double({ min: 0, max: 1, noNaN: true }),
      far: fc.double({ min: 0.1, max: 0.5, noNaN: true }),
    }),
    {
      minLength: 3,
      maxLength: 40,
    },
  )
  .map(
    (rays): Polygon =>
      [...rays]
        .sort((one, other) => one.turn - other.turn)
        .map(({ turn, far }) => ({
          x: 0.5 + far * Math.cos(2 * Math.PI * turn),
          y: 0.5 + far * Math.sin(2 * Math.PI * turn),
        })),
  );
const anyPolygon = fc.oneof(polygon, star);

test('what crosses itself is what JSTS calls invalid', () => {
  fc.assert(
    fc.property(anyPolygon, (corners) => {
      const fault = polygonFault(corners, size);
      if (fault !== null && fault.kind !== 'crossing') return;
      expect(fault === null).toBe(IsValidOp.isValid(area(corners)));
    }),
    runs,
  );
});

test('where one corner of a sound polygon went is judged as if all of it were', () => {
  fc.assert(
    fc.property(anyPolygon, fc.nat(), fc.oneof(point(1_000_003), point(16)), (corners, any, to) => {
      fc.pre(polygonFault(corners, size) === null);
      const index = any % corners.length;
      const next = withPointAt(corners, index, to);
      expect(cornerFault(next, index, size) === null).toBe(polygonFault(next, size) === null);
    }),
    runs,
  );
});

test('what can be drawn here is what the barn takes', () => {
  fc.assert(
    fc.property(anyPolygon, (corners) => {
      const here = polygonFault(corners, size)?.kind ?? null;
      const words = {
        'too-few-corners': 'too-few-points',
        'too-close': 'too-close',
        'crosses-itself': 'crossing',
      } as const;
      const there = faultAtTheBarn(corners);
      expect(here).toBe(there && words[there]);
    }),
    runs,
  );
});

test('area and centroid are those of JSTS', () => {
  fc.assert(
    fc.property(anyPolygon, (corners) => {
      // A sliver has no centre that two reckonings agree upon.
      fc.pre(polygonFault(corners, size) === null && areaOf(corners) > 1e-4);
      const other = area(corners);
      expect(areaOf(corners)).toBeCloseTo(other.getArea(), 9);
      const { x, y } = centroidOf(corners);
      expect(x).toBeCloseTo(other.getCentroid().getX(), 6);
      expect(y).toBeCloseTo(other.getCentroid().getY(), 6);
    }),
    runs,
  );
});

test('the nearest place on the border is as near as that of JSTS, and lies on it', () => {
  fc.assert(
    fc.property(anyPolygon, point(997), (corners, place) => {
      const near = nearestOnEdges(corners, place, size);
      const [at] = inPixels([place]);
      const border = factory.createLineString(coordinates(inPixels([...corners, ...corners.slice(0, 1)])));
      const there = new DistanceOp(border, factory.createPoint(new Coordinate(at?.x ?? 0, at?.y ?? 0))).distance();
      expect(near?.distancePx).toBeCloseTo(there, 6);
      expect(distancePx(near?.at ?? place, place, size)).toBeCloseTo(near?.distancePx ?? 0, 9);
    }),
    runs,
  );
});

test('within is what JSTS contains', () => {
  fc.assert(
    fc.property(anyPolygon, point(997), (corners, place) => {
      fc.pre(polygonFault(corners, size) === null);
      fc.pre((nearestOnEdges(corners, place, size)?.distancePx ?? 0) > 1e-6);
      expect(isWithin(corners, place)).toBe(
        area(corners).contains(factory.createPoint(new Coordinate(place.x, place.y))),
      );
    }),
    runs,
  );
});

test('what is drawn to a neighbour lies on it, to the pixel, and is no farther away than the reach', () => {
  fc.assert(
    fc.property(star, point(997), fc.integer({ min: 1, max: 40 }), (neighbour, place, reachPx) => {
      const { point: at, to } = snapped(place, [neighbour], size, reachPx);
      const [pixel] = inPixels([at]);
      const line = factory.createLineString(coordinates(inPixels([...neighbour, ...neighbour.slice(0, 1)])));
      const apart = new DistanceOp(line, factory.createPoint(new Coordinate(pixel?.x ?? 0, pixel?.y ?? 0))).distance();
      if (to === 'corner' || to === 'edge') expect(apart).toBeLessThanOrEqual(Math.SQRT1_2 + 1e-6);
      expect(distancePx(at, place, size)).toBeLessThanOrEqual(Math.hypot(reachPx, reachPx) + Math.SQRT1_2 + 1e-6);
    }),
    runs,
  );
});

test('a simplified line stays near the line that was drawn, and its corners apart from each other', () => {
  const stroke = fc.array(point(1_000), { minLength: 2, maxLength: 400 });
  fc.assert(
    fc.property(stroke, (line) => {
      const kept = simplifiedStroke(line, size);
      expect(kept.length).toBeLessThanOrEqual(256);
      const drawn = factory.createLineString(coordinates(inPixels(line)));
      for (const { x, y } of inPixels(kept)) {
        const apart = new DistanceOp(drawn, factory.createPoint(new Coordinate(x, y))).distance();
        expect(apart).toBeLessThanOrEqual(Math.SQRT1_2 + 1e-6);
      }
    }),
    { numRuns: 1_000 },
  );
});
