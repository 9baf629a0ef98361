import { moved, withoutPoint, withPoint, withPointAt } from '../../geometry/polygon/change-polygon';
import { onPixel } from '../../geometry/polygon/pixels';
import type { Polygon } from '../../geometry/polygon/polygon';
import { leastDistancePx, lineFault, polygonFault } from '../../geometry/polygon/polygon-fault';
import { type Drawing, type DrawnRegion, mostRegions } from './drawing';
import type { EditAction } from './edit-actions';
import { type EditState, keyOf, nothingSelected, type Refused, type Selected } from './edit-state';

/** How far a copy lies from what it is a copy of, as a multiple of the least distance of points. */
const copyDistance = 3;

/** One step. A step that would make a region that cannot be one is not taken; `refused` says why, and where. */
export function editAfter(state: EditState, action: EditAction): EditState {
  const { drawing, size } = state;
  switch (action.kind) {
    case 'placed': {
      const line = [...drawing.line, onPixel(action.at, size)];
      const fault = lineFault(line, size);
      return fault
        ? refuse(state, { kind: 'fault', key: null, fault })
        : step(state, { ...drawing, line }, nothingSelected);
    }
    case 'closed':
      return withRegion(
        { ...state, drawing: { ...drawing, line: [] } },
        state,
        drawing.line,
        action.regionSpecification,
      );
    case 'dropped':
      return drawing.line.length === 0 ? calm(state) : step(state, { ...drawing, line: [] }, nothingSelected);
    case 'stroked':
      return withRegion(state, state, action.points, action.regionSpecification);
    case 'point-moved':
      return reshape(state, action.key, (points) => withPointAt(points, action.index, onPixel(action.to, size)), {
        kind: 'point',
        key: action.key,
        index: action.index,
      });
    case 'point-inserted':
      return reshape(state, action.key, (points) => withPoint(points, action.index, onPixel(action.at, size)), {
        kind: 'point',
        key: action.key,
        index: action.index + 1,
      });
    case 'point-removed':
      return reshape(state, action.key, (points) => withoutPoint(points, action.index), {
        kind: 'point',
        key: action.key,
        index: Math.max(0, action.index - 1),
      });
    case 'reshaped':
      return reshape(state, action.key, () => action.points.map((point) => onPixel(point, size)), {
        kind: 'region',
        key: action.key,
      });
    case 'copied': {
      const original = drawing.regions.find(({ key }) => key === action.key);
      if (!original) return state;
      const by = Math.ceil(leastDistancePx(size) * copyDistance);
      return withRegion(
        state,
        state,
        moved(original.points, { x: by, y: by }, size),
        original.regionSpecification,
        original.color,
      );
    }
    case 'removed':
      return step(
        state,
        { ...drawing, regions: drawing.regions.filter(({ key }) => key !== action.key) },
        nothingSelected,
      );
    case 'specified':
      return change(state, action.key, (region) => ({ ...region, regionSpecification: action.regionSpecification }));
    case 'coloured':
      return change(state, action.key, ({ color: _, ...region }) =>
        action.color === undefined ? region : { ...region, color: action.color },
      );
    case 'emptied':
      return step(state, { regions: [], line: [] }, nothingSelected);
    case 'selected':
      return { ...calm(state), selected: known(drawing, action.selected) };
    case 'undone': {
      const before = state.past.at(-1);
      if (!before) return state;
      const { past, future } = state;
      return back(state, before, past.slice(0, -1), [...future, drawing]);
    }
    case 'redone': {
      const next = state.future.at(-1);
      if (!next) return state;
      return back(state, next, [...state.past, drawing], state.future.slice(0, -1));
    }
    case 'rebased': {
      const next = step({ ...state, keys: action.keys }, { ...drawing, regions: action.regions }, state.selected);
      return { ...next, base: action.base };
    }
    case 'saved':
      return { ...calm(state), base: action.regions };
    case 'size-known':
      return { ...state, size: action.size };
  }
}

function calm(state: EditState): EditState {
  return state.refused === null ? state : { ...state, refused: null };
}

function refuse(state: EditState, refused: Refused): EditState {
  return { ...state, refused };
}

function step(state: EditState, drawing: Drawing, selected: Selected): EditState {
  return {
    ...state,
    drawing,
    past: [...state.past, state.drawing],
    future: [],
    selected: known(drawing, selected),
    refused: null,
  };
}

function back(state: EditState, drawing: Drawing, past: readonly Drawing[], future: readonly Drawing[]): EditState {
  return { ...state, drawing, past, future, selected: known(drawing, state.selected), refused: null };
}

/** @param before what undoing leads back to */
function withRegion(
  state: EditState,
  before: EditState,
  polygon: Polygon,
  regionSpecification: string,
  color?: string,
): EditState {
  if (state.drawing.regions.length >= mostRegions) return refuse(before, { kind: 'too-many-regions' });
  const points = polygon.map((point) => onPixel(point, state.size));
  const fault = polygonFault(points, state.size);
  if (fault) return refuse(before, { kind: 'fault', key: null, fault });
  const key = keyOf(state.keys);
  const region: DrawnRegion = { key, regionSpecification, points, ...(color !== undefined && { color }) };
  const drawing = { ...state.drawing, regions: [...state.drawing.regions, region] };
  return { ...step(before, drawing, { kind: 'region', key }), keys: state.keys + 1 };
}

/** A region that was sound stays sound; one that came with a fault may be mended bit by bit. */
function reshape(state: EditState, key: string, change: (points: Polygon) => Polygon, selected: Selected): EditState {
  const region = state.drawing.regions.find((one) => one.key === key);
  if (!region) return state;
  const points = change(region.points);
  const fault = polygonFault(points, state.size);
  const isMending = polygonFault(region.points, state.size) !== null && fault?.kind !== 'too-few-points';
  if (fault && !isMending) return refuse(state, { kind: 'fault', key, fault });
  return step(state, { ...state.drawing, regions: replaced(state.drawing.regions, { ...region, points }) }, selected);
}

function change(state: EditState, key: string, make: (region: DrawnRegion) => DrawnRegion): EditState {
  const region = state.drawing.regions.find((one) => one.key === key);
  if (!region) return state;
  return step(state, { ...state.drawing, regions: replaced(state.drawing.regions, make(region)) }, state.selected);
}

function replaced(regions: readonly DrawnRegion[], region: DrawnRegion): readonly DrawnRegion[] {
  return regions.map((one) => (one.key === region.key ? region : one));
}

/** What is chosen, as far as it is there. */
function known({ regions }: Drawing, selected: Selected): Selected {
  if (selected.kind === 'nothing') return selected;
  const region = regions.find(({ key }) => key === selected.key);
  if (!region) return nothingSelected;
  if (selected.kind === 'region') return selected;
  return { ...selected, index: Math.min(selected.index, region.points.length - 1) };
}
