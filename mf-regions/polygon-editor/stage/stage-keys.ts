import type { Point } from '@barnwatch/shared/wire';
import { moved } from '../../geometry/polygon/change-polygon';
import type { PictureSize } from '../../geometry/polygon/polygon';
import type { EditAction } from '../drawing/edit-actions';
import { type EditState, selectedRegion } from '../drawing/edit-state';

/** What a key does on the picture. */
export type KeyEffect =
  | { readonly kind: 'edit'; readonly action: EditAction }
  /** The place where the next point would be put. */
  | { readonly kind: 'aim'; readonly at: Point }
  | { readonly kind: 'close' }
  | { readonly kind: 'zoom'; readonly way: 'in' | 'out' | 'whole' };

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** One press goes a pixel of the picture, with Shift ten. */
const farStep = 10;

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** @param aim where the next point would be put; null while nothing is drawn */
export function effectOfKey(pressed: PressedKey, state: EditState, aim: Point | null): KeyEffect | null {
  const { key, shiftKey, ctrlKey, metaKey } = pressed;
  if (ctrlKey || metaKey) return historyKey(key.toLowerCase(), shiftKey);
  const way = ways[key];
  if (way) return arrow(way, shiftKey ? farStep : 1, state, aim);
  switch (key) {
    case '+':
    case '=':
      return { kind: 'zoom', way: 'in' };
    case '-':
      return { kind: 'zoom', way: 'out' };
    case '0':
      return { kind: 'zoom', way: 'whole' };
    case 'Escape':
      return state.selected.kind === 'nothing' ? null : edit({ kind: 'selected', selected: { kind: 'nothing' } });
  }
  return aim ? drawKey(key, state, aim) : selectKey(key, state);
}

function drawKey(key: string, { drawing }: EditState, aim: Point): KeyEffect | null {
  switch (key) {
    case ' ':
    case 'Enter':
      return edit({ kind: 'placed', at: aim });
    case 'c':
    case 'C':
      return { kind: 'close' };
    case 'Backspace':
    case 'Delete':
      return drawing.line.length > 0 ? edit({ kind: 'undone' }) : null;
    default:
      return null;
  }
}

function selectKey(key: string, state: EditState): KeyEffect | null {
  const { selected, drawing } = state;
  const region = selectedRegion(state);
  switch (key) {
    case 'PageDown':
      return beside(1);
    case 'PageUp':
      return beside(-1);
    case 'n':
    case 'N':
      return point(1);
    case 'p':
    case 'P':
      return point(-1);
    case 'Delete':
    case 'Backspace':
      if (selected.kind === 'nothing') return null;
      return edit(
        selected.kind === 'point'
          ? { kind: 'point-removed', key: selected.key, index: selected.index }
          : { kind: 'removed', key: selected.key },
      );
    case 'i':
    case 'I':
    case 'Insert': {
      if (selected.kind !== 'point' || !region) return null;
      const { index } = selected;
      const [from, to] = [region.points[index], region.points[(index + 1) % region.points.length]];
      if (!from || !to) return null;
      const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return edit({ kind: 'point-inserted', key: region.key, index, at });
    }
    default:
      return null;
  }

  function beside(step: number): KeyEffect | null {
    const { regions } = drawing;
    if (regions.length === 0) return null;
    const place = region ? regions.indexOf(region) + step : step > 0 ? 0 : -1;
    const next = regions[(place + regions.length) % regions.length];
    return next ? edit({ kind: 'selected', selected: { kind: 'region', key: next.key } }) : null;
  }

  function point(step: number): KeyEffect | null {
    if (!region) return null;
    const count = region.points.length;
    const index = selected.kind === 'point' ? (selected.index + step + count) % count : step > 0 ? 0 : count - 1;
    return edit({ kind: 'selected', selected: { kind: 'point', key: region.key, index } });
  }
}

function arrow(way: Point, step: number, state: EditState, aim: Point | null): KeyEffect | null {
  const { size, selected } = state;
  if (aim) return { kind: 'aim', at: nudged(aim, way, step, size) };
  const region = selectedRegion(state);
  if (!region) return null;
  const { key, points } = region;
  if (selected.kind === 'point') {
    const from = points[selected.index];
    return from ? edit({ kind: 'point-moved', key, index: selected.index, to: nudged(from, way, step, size) }) : null;
  }
  return edit({ kind: 'reshaped', key, points: moved(points, { x: way.x * step, y: way.y * step }, size) });
}

function nudged(from: Point, way: Point, step: number, { width, height }: PictureSize): Point {
  return { x: from.x + (way.x * step) / width, y: from.y + (way.y * step) / height };
}

function historyKey(key: string, shiftKey: boolean): KeyEffect | null {
  if (key === 'z') return edit({ kind: shiftKey ? 'redone' : 'undone' });
  return key === 'y' ? edit({ kind: 'redone' }) : null;
}

function edit(action: EditAction): KeyEffect {
  return { kind: 'edit', action };
}
