import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import {
  clampedView,
  lengthOf,
  longestViewMs,
  momentAt,
  msPerPixel,
  pannedView,
  pinchedView,
  pixelOf,
  shortestViewMs,
  viewWith,
  zoomedView,
} from './time-view';

const latest = 1_790_755_200_000;
const reach = { earliest: latest - 400 * millisecondsInDay, latest };
const width = fc.integer({ min: 1, max: 4_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const view = fc
  .record({
    length: fc.integer({ min: 1, max: 2 * longestViewMs }),
    before: fc.integer({ min: -30 * millisecondsInDay, max: 500 * millisecondsInDay }),
  })
  .map(({ length, before }) => clampedView({ start: latest - before - length, end: latest - before }, reach));

function holds({ start, end }: { readonly start: number; readonly end: number }): void {
  const length = end - start;
  expect(Number.isInteger(start) && Number.isInteger(end)).toBe(true);
  expect(length).toBeGreaterThanOrEqual(shortestViewMs);
  expect(length).toBeLessThanOrEqual(longestViewMs);
  expect(start).toBeGreaterThanOrEqual(reach.earliest);
  expect(end).toBeLessThanOrEqual(latest + 0.07 * length);
}

test('every way of moving a view leaves it within reach and of an allowed length', () => {
  const pixels = fc.tuple(fc.integer({ min: -500, max: 4_500 }), fc.integer({ min: -500, max: 4_500 }));
  fc.assert(
    fc.property(
      view,
      width,
      share,
      pixels,
      pixels,
      fc.double({ min: 0.01, max: 100, noNaN: true }),
      (from, px, at, one, two, factor) => {
        holds(from);
        holds(pannedView(from, (at - 0.5) * 1e12, reach));
        holds(zoomedView(from, factor, from.start + at * lengthOf(from), reach));
        holds(pinchedView(from, one, two, px, reach));
      },
    ),
  );
});

test('a pixel of a view is a moment, and that moment is at the pixel', () => {
  fc.assert(
    fc.property(view, width, share, (from, px, at) => {
      const moment = momentAt(from, at * px, px);
      expect(Math.abs(pixelOf(from, moment, px) - at * px)).toBeLessThanOrEqual(1 / msPerPixel(from, px));
    }),
  );
});

test('the moment below the pointer stays there while one zooms in the middle of what there is', () => {
  const middle = { start: latest - 200 * millisecondsInDay, end: latest - 199 * millisecondsInDay };
  fc.assert(
    fc.property(share, fc.double({ min: 0.05, max: 200, noNaN: true }), (at, factor) => {
      const moment = middle.start + at * lengthOf(middle);
      const zoomed = zoomedView(middle, factor, moment, reach);
      expect(Math.abs(pixelOf(zoomed, moment, 1_000) - at * 1_000)).toBeLessThan(0.1);
    }),
  );
});

test('two fingers keep the moments that they lie on', () => {
  const middle = { start: latest - 200 * millisecondsInDay, end: latest - 199 * millisecondsInDay };
  const zoomed = pinchedView(middle, [300, 500], [200, 600], 1_000, reach);
  expect(pixelOf(zoomed, momentAt(middle, 300, 1_000), 1_000)).toBeCloseTo(200, 1);
  expect(pixelOf(zoomed, momentAt(middle, 500, 1_000), 1_000)).toBeCloseTo(600, 1);
});

test('a moment out of sight comes into the middle, one in sight moves nothing', () => {
  const from = clampedView({ start: latest - 10 * millisecondsInDay, end: latest - 9 * millisecondsInDay }, reach);
  expect(viewWith(from, from.start + 5, reach)).toBe(from);
  const far = latest - 50 * millisecondsInDay;
  expect(pixelOf(viewWith(from, far, reach), far, 1_000)).toBeCloseTo(500, 1);
});
