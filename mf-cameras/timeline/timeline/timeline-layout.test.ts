import { layoutOf, placedRows, rowAt, scrolledTo } from './timeline-layout';

const cameras = Array.from({ length: 30 }, (_, place) => ({ cameraId: `pen-${place}` }));

test('a strip is between 64 and 96 px high', () => {
  const { wholePx } = layoutOf('strip', 390, 1);
  expect(wholePx).toBeGreaterThanOrEqual(64);
  expect(wholePx).toBeLessThanOrEqual(96);
});

test('the row below a finger is the one that is drawn there, however far one has scrolled', () => {
  const layout = layoutOf('page', 390, cameras.length);
  for (const top of [0, 17, 300]) {
    for (const { cameraId, top: y } of placedRows(cameras, { from: 8, to: 12 }, top, layout)) {
      const row = rowAt(y + 3, top, layout, cameras.length);
      if (y > layout.axisPx + layout.barnPx) expect(row !== null && cameras[row]?.cameraId).toBe(cameraId);
    }
  }
  expect(rowAt(3, 0, layout, cameras.length)).toBeNull();
});

test('a row that is chosen by a key comes into sight, and no further', () => {
  const layout = layoutOf('page', 1_280, cameras.length);
  expect(scrolledTo(2, 0, 400, layout)).toBe(0);
  expect(scrolledTo(2, 200, 400, layout)).toBe(2 * layout.rowPx);
  const down = scrolledTo(20, 0, 400, layout);
  expect(rowAt(399, down, layout, 30)).toBe(20);
});
