import { pixelOf, pointOf } from '../../geometry/polygon/pixels';
import { editAfter } from '../drawing/edit-after';
import { beginEditing } from '../drawing/edit-state';
import { grabPreview, linePreview } from './preview';

const size = { width: 1000, height: 1000 };
const at = (x: number, y: number) => pointOf({ x, y }, size);
const square = [at(200, 200), at(400, 200), at(400, 400), at(200, 400)];
const neighbour = [at(600, 200), at(800, 200), at(800, 400)];
const state = beginEditing(
  [square, neighbour].map((points) => ({ regionSpecification: 'trough', points })),
  size,
);
const [region] = state.drawing.regions;
if (!region) throw new Error('there is no region');

test('what is shown while a hand drags is what is done when it lets go', () => {
  const wanted = [
    grabPreview({ kind: 'point', region, index: 0 }, at(200, 200), at(150, 160), { state, snapPx: 0 }),
    grabPreview({ kind: 'edge', region, index: 0, at: at(300, 200) }, at(300, 200), at(300, 150), { state, snapPx: 0 }),
    grabPreview({ kind: 'region', region }, at(300, 300), at(310, 320), { state, snapPx: 0 }),
    grabPreview({ kind: 'turn', region }, at(300, 100), at(320, 102), { state, snapPx: 0 }),
    grabPreview({ kind: 'scale', region }, at(410, 410), at(430, 430), { state, snapPx: 0 }),
  ];
  for (const preview of wanted) {
    if (!preview) throw new Error('nothing is shown');
    expect(preview.fault).toBeNull();
    expect(editAfter(state, preview.action).drawing.regions[0]?.points).toEqual(preview.points);
  }
});

test('a whole region goes by whole pixels and keeps its form, as far as the picture reaches (product P28)', () => {
  const dragged = (to: { x: number; y: number }) =>
    grabPreview({ kind: 'region', region }, at(300, 300), to, { state, snapPx: 0 });
  expect(dragged({ x: 0.3104, y: 0.32 })?.shift).toEqual({ x: 0.01, y: 0.02 });
  expect(dragged(at(0, 0))?.shift).toEqual({ x: -0.2, y: -0.2 });
  expect(
    grabPreview({ kind: 'point', region, index: 0 }, at(200, 200), at(150, 160), { state, snapPx: 0 })?.shift,
  ).toBeNull();
});

test('F39: too close to another point is told while it is dragged, and refused when the hand lets go', () => {
  const preview = grabPreview({ kind: 'point', region, index: 0 }, at(200, 200), at(398, 201), { state, snapPx: 0 });
  expect(preview?.fault).toMatchObject({ kind: 'too-close', index: 0, other: 1 });
  const after = preview && editAfter(state, preview.action);
  expect(after?.refused).toMatchObject({ fault: { kind: 'too-close' } });
  expect(after?.drawing).toBe(state.drawing);
});

test('points are drawn to neighbours and to the border, and only with the switch', () => {
  const dragged = (to: { x: number; y: number }, snapPx: number) =>
    grabPreview({ kind: 'point', region, index: 1 }, at(400, 200), to, { state, snapPx });
  const snapped = dragged(at(596, 203), 8);
  expect(snapped?.snap).toBe('corner');
  expect(pixelOf(snapped?.at ?? at(0, 0), size)).toEqual({ x: 600, y: 200 });
  expect(pixelOf(dragged(at(596, 203), 0)?.at ?? at(0, 0), size)).toEqual({ x: 596, y: 203 });
  expect(pixelOf(dragged(at(500, 5), 8)?.at ?? at(0, 0), size)).toEqual({ x: 500, y: 0 });
});

test('the next point of a line is shown before it is put', () => {
  const begun = editAfter(state, { kind: 'placed', at: at(100, 700) });
  const preview = linePreview(at(300, 700), { state: begun, snapPx: 0 });
  expect(preview).toMatchObject({ key: null, points: [at(100, 700), at(300, 700)], fault: null });
  expect(linePreview(at(102, 701), { state: begun, snapPx: 0 }).fault).toMatchObject({ kind: 'too-close' });
});
