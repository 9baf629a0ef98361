import { panned, wholePicture, type ZoomView, zoomedAt } from '@barnwatch/shared/ui/zoom';
import fc from 'fast-check';
import type { Place } from '../../canvas-records/geometry/place';
import { centredOn, leastLiveHeightPx, liveCameras, mostLive, mostZoomOf, seenPart, seenPlaces } from './seen-part';

const place = (cameraId: string, x: number, y: number, width: number): Place => ({
  cameraId,
  x,
  y,
  width,
  rotation: 0,
  crop: null,
  corners: null,
});
const share = fc.double({ min: 0, max: 1, noNaN: true });
const room = fc.record({ width: fc.integer({ min: 200, max: 2000 }), height: fc.integer({ min: 200, max: 2000 }) });
const heightRatio = fc.double({ min: 0.2, max: 3, noNaN: true });
const view: fc.Arbitrary<ZoomView> = fc
  .tuple(fc.double({ min: 1, max: 20, noNaN: true }), share, share, share, share)
  .map(([by, x, y, left, up]) => panned(zoomedAt(wholePicture, by, { x, y }, 64), { x: -left, y: -up }));
const wide = () => 16 / 9;

test('the whole canvas is seen in a view of the whole, whatever the shape of the room', () => {
  fc.assert(
    fc.property(room, heightRatio, (size, ratio) => {
      const seen = seenPart(wholePicture, size, ratio);
      expect(seen.x).toBeLessThanOrEqual(1e-9);
      expect(seen.y).toBeLessThanOrEqual(1e-9);
      expect(seen.x + seen.width).toBeGreaterThanOrEqual(1 - 1e-9);
      expect(seen.y + seen.height).toBeGreaterThanOrEqual(ratio - 1e-9);
    }),
  );
});

test('what one goes near to is part of what was seen before', () => {
  fc.assert(
    fc.property(room, heightRatio, view, share, share, (size, ratio, from, x, y) => {
      const before = seenPart(from, size, ratio);
      const after = seenPart(zoomedAt(from, 1.7, { x, y }, 64), size, ratio);
      expect(after.x).toBeGreaterThanOrEqual(before.x - 1e-6);
      expect(after.x + after.width).toBeLessThanOrEqual(before.x + before.width + 1e-6);
      expect(after.width / after.height).toBeCloseTo(size.width / size.height, 6);
    }),
  );
});

test('a place that gets the focus of the keys comes into sight', () => {
  fc.assert(
    fc.property(room, heightRatio, view, share, share, (size, ratio, from, x, y) => {
      const box = { x: x * 0.9, y: y * 0.9 * ratio, width: 0.1, height: 0.1 * ratio };
      const seen = seenPart(centredOn(box, from, size, ratio), size, ratio);
      const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
      expect(middleX).toBeGreaterThanOrEqual(seen.x - 1e-6);
      expect(middleX).toBeLessThanOrEqual(seen.x + seen.width + 1e-6);
      expect(middleY).toBeGreaterThanOrEqual(seen.y - 1e-6);
      expect(middleY).toBeLessThanOrEqual(seen.y + seen.height + 1e-6);
    }),
  );
});

test('places beside what is seen are none of it, and the largest part comes first', () => {
  const places = [place('left', 0, 0, 0.5), place('right', 0.5, 0, 0.5), place('below', 0, 0.5, 0.5)];
  const seen = seenPlaces(places, { x: 0.4, y: 0, width: 0.5, height: 0.2 }, wide);
  expect(seen.map(({ cameraId }) => cameraId)).toEqual(['right', 'left']);
});

test('few are live, and none that is small on the screen', () => {
  const seen = Array.from({ length: 9 }, (_, index) => ({ cameraId: `c${index}`, height: 0.2, area: 1 }));
  expect(liveCameras(seen, leastLiveHeightPx / 0.2 - 1).size).toBe(0);
  expect([...liveCameras(seen, leastLiveHeightPx / 0.2)]).toEqual(['c0', 'c1', 'c2', 'c3']);
  expect(mostLive).toBe(4);
});

test('one goes near until the smallest picture fills the room several times, within limits', () => {
  expect(mostZoomOf({ places: [] })).toBe(8);
  expect(mostZoomOf({ places: [place('a', 0, 0, 0.125)] })).toBe(32);
  expect(mostZoomOf({ places: [place('a', 0, 0, 0.01)] })).toBe(64);
});
