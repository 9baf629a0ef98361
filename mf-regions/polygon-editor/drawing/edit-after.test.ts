import type { Point } from '@barnwatch/shared/wire';
import fc from 'fast-check';
import { polygonFault } from '../../geometry/polygon/polygon-fault';
import type { EditAction } from './edit-actions';
import { editAfter } from './edit-after';
import { beginEditing, type EditState, isUnsaved, selectedRegion } from './edit-state';

const size = { width: 1280, height: 720 };
const at = (x: number, y: number): Point => ({ x: x / 1280, y: y / 720 });
const square = [at(100, 100), at(300, 100), at(300, 300), at(100, 300)];
const stored = { regionSpecification: 'trough', points: square };
const begun = beginEditing([stored], size);
const key = 'region-1';
const after = (state: EditState, ...actions: readonly EditAction[]) => actions.reduce(editAfter, state);
const placed = (x: number, y: number): EditAction => ({ kind: 'placed', at: at(x, y) });
const regionSpecification = 'nest';

test('a region is drawn point by point, on whole pixels, and chosen once it is closed', () => {
  const drawn = after(begun, placed(500.4, 100.3), placed(700, 100), placed(700, 300), {
    kind: 'closed',
    regionSpecification,
  });
  expect(drawn.drawing.line).toEqual([]);
  expect(selectedRegion(drawn)).toEqual({
    key: 'region-2',
    regionSpecification,
    points: [at(500, 100), at(700, 100), at(700, 300)],
  });
});

test.each([
  ['too close', [placed(500, 100), placed(503, 102)], { kind: 'too-close' }],
  ['outside', [placed(500, 100), { kind: 'placed', at: { x: Number.NaN, y: 0 } }], { kind: 'outside' }],
  ['crossing', [placed(500, 100), placed(700, 300), placed(700, 100), placed(500, 300)], { kind: 'crossing' }],
  [
    'too few',
    [placed(500, 100), placed(700, 100), { kind: 'closed', regionSpecification }],
    { kind: 'too-few-points' },
  ],
] as const)('F39: a point that is %s is refused with the reason, and what was drawn stays', (_, actions, fault) => {
  const before = after(begun, ...actions.slice(0, -1));
  const refused = after(begun, ...actions);
  expect(refused.refused).toMatchObject({ kind: 'fault', key: null, fault });
  expect(refused.drawing).toEqual(before.drawing);
  expect(after(refused, { kind: 'selected', selected: { kind: 'nothing' } }).refused).toBeNull();
});

test('points are moved, added and taken away; what would cross itself is refused at its region', () => {
  const movedOne = after(begun, { kind: 'point-moved', key, index: 0, to: at(150, 150) });
  expect(movedOne.drawing.regions[0]?.points[0]).toEqual(at(150, 150));
  expect(movedOne.selected).toEqual({ kind: 'point', key, index: 0 });
  const crossed = after(begun, { kind: 'point-moved', key, index: 0, to: at(400, 200) });
  expect(crossed.refused).toMatchObject({ key, fault: { kind: 'crossing' } });
  expect(crossed.drawing).toBe(begun.drawing);
  const inserted = after(begun, { kind: 'point-inserted', key, index: 1, at: at(350, 200) });
  expect(inserted.drawing.regions[0]?.points[2]).toEqual(at(350, 200));
  const triangle = after(begun, { kind: 'point-removed', key, index: 3 });
  expect(triangle.drawing.regions[0]?.points).toHaveLength(3);
  expect(after(triangle, { kind: 'point-removed', key, index: 0 }).refused).toMatchObject({
    fault: { kind: 'too-few-points' },
  });
});

test('a region that came with a fault can be mended bit by bit', () => {
  const crossing = [at(100, 100), at(300, 300), at(300, 100), at(100, 300), at(50, 200), at(60, 150)];
  const faulty = beginEditing([{ ...stored, points: crossing }], size);
  const next = after(faulty, { kind: 'point-moved', key, index: 5, to: at(60, 160) });
  expect(next.refused).toBeNull();
  expect(next.drawing).not.toBe(faulty.drawing);
});

test('a region is copied beside itself, given another kind and colour, and taken away', () => {
  const copied = after(begun, { kind: 'copied', key });
  expect(copied.drawing.regions).toHaveLength(2);
  const coloured = after(
    copied,
    { kind: 'coloured', key, color: '#112233' },
    { kind: 'specified', key, regionSpecification },
  );
  expect(coloured.drawing.regions[0]).toMatchObject({ color: '#112233', regionSpecification });
  expect(after(coloured, { kind: 'coloured', key, color: undefined }).drawing.regions[0]).not.toHaveProperty('color');
  expect(after(coloured, { kind: 'removed', key }).drawing.regions).toHaveLength(1);
});

test('at two hundred regions no further one is begun', () => {
  const full = beginEditing(
    Array.from({ length: 200 }, () => stored),
    size,
  );
  expect(after(full, { kind: 'copied', key }).refused).toEqual({ kind: 'too-many-regions' });
});

test('a drawing is unsaved until the barn has it, and again after undoing that', () => {
  const changed = after(begun, { kind: 'removed', key });
  expect([begun, changed].map(isUnsaved)).toEqual([false, true]);
  expect(isUnsaved(after(changed, { kind: 'undone' }))).toBe(false);
  const saved = after(changed, { kind: 'saved', regions: changed.drawing.regions });
  expect(isUnsaved(saved)).toBe(false);
  expect(isUnsaved(after(saved, { kind: 'undone' }))).toBe(true);
  expect(isUnsaved(after(begun, placed(10, 10)))).toBe(true);
});

const pixel = fc.record({ x: fc.integer({ min: 0, max: 1280 }), y: fc.integer({ min: 0, max: 720 }) });
const index = fc.integer({ min: 0, max: 5 });
const keys = fc.integer({ min: 1, max: 4 }).map((number) => `region-${number}`);
const anyAction: fc.Arbitrary<EditAction> = fc.oneof(
  pixel.map(({ x, y }): EditAction => placed(x, y)),
  fc.constant<EditAction>({ kind: 'closed', regionSpecification }),
  fc.record({ kind: fc.constant('point-moved' as const), key: keys, index, to: pixel.map(({ x, y }) => at(x, y)) }),
  fc.record({ kind: fc.constant('point-inserted' as const), key: keys, index, at: pixel.map(({ x, y }) => at(x, y)) }),
  fc.record({ kind: fc.constant('point-removed' as const), key: keys, index }),
  fc.record({ kind: fc.constant('copied' as const), key: keys }),
  fc.record({ kind: fc.constant('removed' as const), key: keys }),
  fc.constant<EditAction>({ kind: 'dropped' }),
);

test('whatever is done, every region is one that the barn takes, and undoing all of it leads back', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
      const end = after(begun, ...actions);
      for (const { points } of end.drawing.regions) expect(polygonFault(points, size)).toBeNull();
      const steps = end.past.map((): EditAction => ({ kind: 'undone' }));
      const undone = after(end, ...steps);
      expect(undone.drawing).toEqual(begun.drawing);
      const redone = after(undone, ...steps.map((): EditAction => ({ kind: 'redone' })));
      expect(redone.drawing).toEqual(end.drawing);
    }),
    { numRuns: 500 },
  );
});
