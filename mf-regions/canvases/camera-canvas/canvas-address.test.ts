import { canvasLayers } from '@barnwatch/shared/settings';
import { wholePicture, zoomedAt } from '@barnwatch/shared/ui/zoom';
import fc from 'fast-check';
import { heatmapSpans, readCanvasAddress, writeCanvasAddress } from './canvas-address';

const share = fc.double({ min: 0, max: 1, noNaN: true });

test('what is written into an address is read from it', () => {
  const view = fc
    .tuple(fc.double({ min: 1.1, max: 60, noNaN: true }), share, share)
    .map(([by, x, y]) => zoomedAt(wholePicture, by, { x, y }, 64));
  const moment = fc.option(fc.integer({ min: 1, max: 4e12 }));
  const span = fc.constantFrom(...heatmapSpans);
  fc.assert(
    fc.property(
      view,
      fc.subarray([...canvasLayers]),
      moment,
      fc.boolean(),
      span,
      (seen, layers, at, hasTimeline, ms) => {
        const written = writeCanvasAddress(new URLSearchParams('columns=3'), {
          view: seen,
          layers,
          moment: at,
          hasTimeline,
          heatmapSpan: ms,
        });
        const read = readCanvasAddress(written);
        expect(read.view.scale).toBeCloseTo(seen.scale, 3);
        expect(read.view.x).toBeCloseTo(seen.x, 3);
        expect(read.view.y).toBeCloseTo(seen.y, 3);
        expect(read).toMatchObject({ layers, moment: at, hasTimeline, heatmapSpan: ms, isWall: false });
        expect(written.get('columns')).toBe('3');
      },
    ),
  );
});

test.each(['view=x,0,0', 'view=0.5,0,0', 'view=1e9,0,0', 'view=', 'time=-5', 'time=soon', 'time=1.5', 'time=1e99'])(
  'an address that nobody has written shows the whole canvas of now: %s',
  (query) => {
    const { view, moment } = readCanvasAddress(new URLSearchParams(query));
    expect(view).toEqual(wholePicture);
    expect(moment).toBeNull();
  },
);

test('a view beyond the edge ends at the edge, and layers that nobody knows are left out', () => {
  const { view, layers } = readCanvasAddress(new URLSearchParams('view=2,5,-9&layers=regions,weather'));
  expect(view).toEqual({ scale: 2, x: 0, y: -1 });
  expect(layers).toEqual(['regions']);
  expect(readCanvasAddress(new URLSearchParams('layers=')).layers).toEqual([]);
  expect(readCanvasAddress(new URLSearchParams()).layers).toBeNull();
});
