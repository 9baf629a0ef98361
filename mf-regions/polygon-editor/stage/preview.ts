import type { Point } from '@barnwatch/shared/wire';
import { rotated, scaled, shifted, shiftWithin, withPoint, withPointAt } from '../../geometry/polygon/change-polygon';
import { onPixel } from '../../geometry/polygon/pixels';
import type { PictureSize, Polygon } from '../../geometry/polygon/polygon';
import { cornerFault, lineFault, type PolygonFault, polygonFault } from '../../geometry/polygon/polygon-fault';
import { type SnapTarget, snapped } from '../../geometry/polygon/snap';
import type { DrawnRegion } from '../drawing/drawing';
import type { EditAction } from '../drawing/edit-actions';
import type { EditState } from '../drawing/edit-state';
import { factorBetween, type Grabbed, turnBetween } from './grab';

/** What a hand is about to do, as it is seen before it lets go. */
export interface Preview {
  /** Of the region that changes; null for the line. */
  readonly key: string | null;
  readonly points: Polygon;
  /** By how much all of its points go, in shares of the picture; null where it changes its form. */
  readonly shift: Point | null;
  /** Where the hand is. */
  readonly at: Point;
  readonly snap: SnapTarget;
  readonly fault: PolygonFault | null;
  /** Done when the hand lets go; the step itself is refused where there is a fault. */
  readonly action: EditAction;
}

export interface PreviewFrom {
  readonly state: EditState;
  /** How near a point is drawn to others, in pixels of the picture; 0 where it is not. */
  readonly snapPx: number;
}

/** The next point of the line. */
export function linePreview(place: Point, { state, snapPx }: PreviewFrom): Preview {
  const { at, snap } = put(place, state, null, snapPx);
  const points = [...state.drawing.line, at];
  const fault = lineFault(points, state.size);
  return { key: null, points, shift: null, at, snap, fault, action: { kind: 'placed', at } };
}

/** What becomes of what was taken hold of at a place; null where nothing does. */
export function grabPreview(grabbed: Grabbed, from: Point, to: Point, { state, snapPx }: PreviewFrom): Preview | null {
  if (grabbed.kind === 'nothing') return null;
  const { size } = state;
  const { region } = grabbed;
  const { key, points } = region;
  switch (grabbed.kind) {
    case 'point': {
      const { at, snap } = put(to, state, region, snapPx);
      const action: EditAction = { kind: 'point-moved', key, index: grabbed.index, to: at };
      const next = withPointAt(points, grabbed.index, at);
      const fault = isSound(points, size) ? cornerFault(next, grabbed.index, size) : polygonFault(next, size);
      return { key, points: next, shift: null, at, snap, fault, action };
    }
    case 'edge': {
      const { at, snap } = put(to, state, region, snapPx);
      const action: EditAction = { kind: 'point-inserted', key, index: grabbed.index, at };
      return made(key, withPoint(points, grabbed.index, at), at, action, size, snap);
    }
    case 'region': {
      const by = { x: (to.x - from.x) * size.width, y: (to.y - from.y) * size.height };
      const shift = shiftWithin(points, by, size);
      const next = shifted(points, shift, size);
      // It keeps its form and stays in the picture: no fault can come by that.
      const action: EditAction = { kind: 'reshaped', key, points: next };
      return { key, points: next, shift, at: to, snap: null, fault: null, action };
    }
    case 'turn':
      return whole(rotated(points, turnBetween(points, from, to, size), size));
    case 'scale':
      return whole(scaled(points, factorBetween(points, from, to, size), size));
  }

  function whole(next: Polygon): Preview {
    const pixels = next.map((point) => (isInside(point) ? onPixel(point, size) : point));
    return made(key, pixels, to, { kind: 'reshaped', key, points: pixels }, size, null);
  }
}

function made(
  key: string,
  points: Polygon,
  at: Point,
  action: EditAction,
  size: PictureSize,
  snap: SnapTarget,
): Preview {
  return { key, points, shift: null, at, snap, fault: polygonFault(points, size), action };
}

/** Of polygons that hands have taken hold of: all that a move of one corner needs to know of the others. */
const judged = new WeakMap<Polygon, { readonly size: PictureSize; readonly isSound: boolean }>();

function isSound(points: Polygon, size: PictureSize): boolean {
  const known = judged.get(points);
  if (known?.size === size) return known.isSound;
  const fresh = { size, isSound: polygonFault(points, size) === null };
  judged.set(points, fresh);
  return fresh.isSound;
}

/** Where a point comes to lie: on a pixel, and on a neighbour or the border where one is near. */
function put(place: Point, { drawing, size }: EditState, own: DrawnRegion | null, snapPx: number) {
  if (snapPx === 0) return { at: onPixel(place, size), snap: null };
  const neighbours = drawing.regions.filter(({ key }) => key !== own?.key).map(({ points }) => points);
  const { point, to } = snapped(place, neighbours, size, snapPx);
  return { at: point, snap: to };
}

function isInside({ x, y }: Point): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}
