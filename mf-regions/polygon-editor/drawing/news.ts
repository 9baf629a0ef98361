import { pixelOf } from '../../geometry/polygon/pixels';
import type { DrawnRegion } from './drawing';
import type { EditAction } from './edit-actions';
import type { EditState } from './edit-state';

/** What has changed, for who does not see it: a text below `polygonEditor.news`, and what stands in it. */
export interface News {
  readonly key:
    | 'placed'
    | 'closed'
    | 'dropped'
    | 'pointMoved'
    | 'pointInserted'
    | 'pointRemoved'
    | 'reshaped'
    | 'copied'
    | 'removed'
    | 'changed'
    | 'pointSelected'
    | 'regionSelected'
    | 'undone'
    | 'redone'
    | 'rebased'
    | 'saved';
  readonly values: Readonly<Record<string, string | number>>;
}

/** @returns null where nothing changed, or where it was refused: that has words of its own */
export function newsOf(before: EditState, after: EditState, action: EditAction): News | null {
  if (after.refused !== null || after === before) return null;
  switch (action.kind) {
    case 'placed':
      return tell('placed', { count: after.drawing.line.length, ...placeOf(after, after.drawing.line.at(-1)) });
    case 'closed':
    case 'stroked': {
      const region = after.drawing.regions.at(-1);
      return tell('closed', { count: region?.points.length ?? 0, ...nameOf(region) });
    }
    case 'dropped':
      return before.drawing === after.drawing ? null : tell('dropped');
    case 'point-moved': {
      const region = regionOf(after, action.key);
      return tell('pointMoved', { point: action.index + 1, ...placeOf(after, region?.points[action.index]) });
    }
    case 'point-inserted': {
      const region = regionOf(after, action.key);
      return tell('pointInserted', { point: action.index + 2, ...placeOf(after, region?.points[action.index + 1]) });
    }
    case 'point-removed':
      return tell('pointRemoved', { point: action.index + 1 });
    case 'reshaped': {
      const region = regionOf(after, action.key);
      return tell('reshaped', { ...nameOf(region), ...placeOf(after, region?.points[0]) });
    }
    case 'copied':
      return tell('copied', nameOf(regionOf(before, action.key)));
    case 'removed':
      return tell('removed', nameOf(regionOf(before, action.key)));
    case 'specified':
    case 'coloured':
      return tell('changed', nameOf(regionOf(after, action.key)));
    case 'emptied':
      return tell('removed', { name: '' });
    case 'selected': {
      const { selected } = after;
      if (selected.kind === 'nothing') return null;
      const region = regionOf(after, selected.key);
      if (selected.kind === 'region')
        return tell('regionSelected', { ...nameOf(region), count: region?.points.length ?? 0 });
      return tell('pointSelected', {
        point: selected.index + 1,
        ...nameOf(region),
        ...placeOf(after, region?.points[selected.index]),
      });
    }
    case 'undone':
    case 'redone':
      return before.drawing === after.drawing ? null : tell(action.kind);
    case 'rebased':
    case 'saved':
      return tell(action.kind);
    case 'size-known':
      return null;
  }
}

function tell(key: News['key'], values: News['values'] = {}): News {
  return { key, values };
}

function regionOf({ drawing }: EditState, key: string): DrawnRegion | undefined {
  return drawing.regions.find((region) => region.key === key);
}

function nameOf(region: DrawnRegion | undefined): { readonly name: string } {
  return { name: region?.regionSpecification ?? '' };
}

function placeOf({ size }: EditState, point: { readonly x: number; readonly y: number } | undefined) {
  return point ? pixelOf(point, size) : { x: 0, y: 0 };
}
