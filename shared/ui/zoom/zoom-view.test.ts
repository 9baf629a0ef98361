import fc from 'fast-check';
import { isZoomed, mostZoom, panned, pinched, wholePicture, type ZoomView, zoomedAt, zoomTransform } from './zoom-view';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: share, y: share });
const factor = fc.double({ min: 0.05, max: 20, noNaN: true });
const move = fc.record({
  x: fc.double({ min: -3, max: 3, noNaN: true }),
  y: fc.double({ min: -3, max: 3, noNaN: true }),
});
const view: fc.Arbitrary<ZoomView> = fc
  .tuple(factor, point, move)
  .map(([by, at, pan]) => panned(zoomedAt(wholePicture, by, at), pan));

/** Where on the picture (0 to 1) one looks at a place of the box. */
const seenAt = ({ scale, x, y }: ZoomView, place: { x: number; y: number }) => ({
  x: (place.x - x) / scale,
  y: (place.y - y) / scale,
});

function expectNoGap({ scale, x, y }: ZoomView) {
  expect(scale).toBeGreaterThanOrEqual(1);
  expect(scale).toBeLessThanOrEqual(mostZoom);
  for (const corner of [x, y]) {
    expect(corner).toBeLessThanOrEqual(1e-9);
    expect(corner + scale).toBeGreaterThanOrEqual(1 - 1e-9);
  }
}

test('no gap ever opens beside the picture', () => {
  fc.assert(
    fc.property(view, factor, point, move, (from, by, at, pan) => {
      expectNoGap(zoomedAt(from, by, at));
      expectNoGap(panned(from, pan));
    }),
  );
  fc.assert(
    fc.property(view, point, point, point, point, (from, a, b, c, d) => expectNoGap(pinched(from, [a, b], [c, d]))),
  );
});

test('what is seen under the pointer stays there while one zooms in', () => {
  fc.assert(
    fc.property(view, fc.double({ min: 1, max: 4, noNaN: true }), point, (from, by, at) => {
      const before = seenAt(from, at);
      const to = zoomedAt(from, by, at);
      fc.pre(isZoomed(to));
      const after = seenAt(to, at);
      expect(after.x).toBeCloseTo(before.x, 6);
      expect(after.y).toBeCloseTo(before.y, 6);
    }),
  );
});

test('zooming out as far as it goes shows the whole picture again', () => {
  fc.assert(
    fc.property(view, point, (from, at) => {
      expect(zoomedAt(from, 1 / mostZoom, at)).toEqual(wholePicture);
    }),
  );
});

test('fingers that move together only move the picture', () => {
  const from = zoomedAt(wholePicture, 4, { x: 0.5, y: 0.5 });
  const to = pinched(
    from,
    [
      { x: 0.4, y: 0.5 },
      { x: 0.6, y: 0.5 },
    ],
    [
      { x: 0.5, y: 0.6 },
      { x: 0.7, y: 0.6 },
    ],
  );
  expect(to.scale).toBeCloseTo(4);
  expect(to.x - from.x).toBeCloseTo(0.1);
  expect(to.y - from.y).toBeCloseTo(0.1);
});

test('is written for CSS', () => {
  expect(zoomTransform(wholePicture)).toBe('none');
  expect(zoomTransform({ scale: 2, x: -0.5, y: -0.25 })).toBe('translate(-50%, -25%) scale(2)');
});
