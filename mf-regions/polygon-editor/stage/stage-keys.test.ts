import { pointOf } from '../../geometry/polygon/pixels';
import { editAfter } from '../drawing/edit-after';
import { beginEditing, type EditState } from '../drawing/edit-state';
import { effectOfKey } from './stage-keys';

const size = { width: 1000, height: 500 };
const at = (x: number, y: number) => pointOf({ x, y }, size);
const triangle = [at(100, 100), at(300, 100), at(300, 300)];
const begun = beginEditing(
  [0, 400].map((by) => ({
    regionSpecification: 'trough',
    points: triangle.map(({ x, y }) => ({ x: x + by / 1000, y })),
  })),
  size,
);
const pressed = (key: string, more: { shiftKey?: boolean; ctrlKey?: boolean } = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});
const after = (state: EditState, key: string, more = {}): EditState => {
  const effect = effectOfKey(pressed(key, more), state, null);
  return effect?.kind === 'edit' ? editAfter(state, effect.action) : state;
};

test('14.2: regions and points are gone through, moved by one pixel or ten, added and taken away', () => {
  const first = after(begun, 'PageDown');
  expect(first.selected).toEqual({ kind: 'region', key: 'region-1' });
  expect(after(after(first, 'PageDown'), 'PageDown').selected).toMatchObject({ key: 'region-1' });
  expect(after(begun, 'PageUp').selected).toMatchObject({ key: 'region-2' });
  const point = after(after(first, 'n'), 'n');
  expect(point.selected).toMatchObject({ kind: 'point', index: 1 });
  expect(after(first, 'p').selected).toMatchObject({ index: 2 });
  expect(after(point, 'ArrowRight').drawing.regions[0]?.points[1]).toEqual(at(301, 100));
  expect(after(point, 'ArrowUp', { shiftKey: true }).drawing.regions[0]?.points[1]).toEqual(at(300, 90));
  expect(after(first, 'ArrowDown', { shiftKey: true }).drawing.regions[0]?.points[0]).toEqual(at(100, 110));
  const added = after(point, 'i');
  expect(added.drawing.regions[0]?.points).toHaveLength(4);
  expect(after(added, 'Delete').drawing.regions[0]?.points).toHaveLength(3);
  expect(after(first, 'Delete').drawing.regions).toHaveLength(1);
  expect(after(point, 'Escape').selected).toEqual({ kind: 'nothing' });
});

test('undo and redo by the keys that everybody knows', () => {
  const removed = after(after(begun, 'PageDown'), 'Delete');
  const undone = after(removed, 'z', { ctrlKey: true });
  expect(undone.drawing.regions).toHaveLength(2);
  expect(after(undone, 'z', { ctrlKey: true, shiftKey: true }).drawing.regions).toHaveLength(1);
  expect(after(undone, 'y', { ctrlKey: true }).drawing.regions).toHaveLength(1);
});

test('while one draws, arrows aim, Enter puts a point, C closes, Backspace takes back', () => {
  const aim = at(500, 250);
  const effect = (key: string, state = begun) => effectOfKey(pressed(key), state, aim);
  expect(effect('ArrowLeft')).toEqual({ kind: 'aim', at: at(499, 250) });
  expect(effect('Enter')).toEqual({ kind: 'edit', action: { kind: 'placed', at: aim } });
  expect(effect('c')).toEqual({ kind: 'close' });
  expect(effect('Backspace')).toBeNull();
  const line = editAfter(begun, { kind: 'placed', at: aim });
  expect(effect('Backspace', line)).toEqual({ kind: 'edit', action: { kind: 'undone' } });
});

test('keys that mean nothing here stay with the page', () => {
  for (const key of ['Tab', 'a', 'F5', 'ArrowLeft', 'Delete', 'n']) {
    expect(effectOfKey(pressed(key), begun, null)).toBeNull();
  }
  expect(effectOfKey(pressed('r', { ctrlKey: true }), begun, null)).toBeNull();
});
