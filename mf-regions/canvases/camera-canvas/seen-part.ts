import type { ZoomView } from '@barnwatch/shared/ui/zoom';
import { type Place, placeBounds } from '../../canvas-records/geometry/place';
import type { Box } from '../../canvas-records/geometry/point';
import type { Canvas } from '../../canvas-records/record/canvas';

/** Room for a canvas on the screen, CSS px. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Nearer than one place across the whole room: down to one pen on it. */
const placesToPen = 4;
const leastMostZoom = 8;
const mostMostZoom = 64;

/** How wide a whole canvas is drawn in a room, CSS px. */
export function sheetWidthIn({ width, height }: Room, heightRatio: number): number {
  return Math.max(1, Math.min(width, height / heightRatio));
}

/** How far one may go near: until the narrowest picture is seen as large as its animals deserve. */
export function mostZoomOf({ places }: Pick<Canvas, 'places'>): number {
  const narrowest = Math.min(...places.map(({ width }) => width), 1);
  return Math.min(mostMostZoom, Math.max(leastMostZoom, placesToPen / narrowest));
}

/** The part of a canvas that is seen, in shares of its width; beyond its edges where the room has another shape. */
export function seenPart({ scale, x, y }: ZoomView, room: Room, heightRatio: number): Box {
  const sheet = sheetWidthIn(room, heightRatio);
  const left = (room.width - sheet) / 2;
  const top = (room.height - sheet * heightRatio) / 2;
  return {
    x: (-x * room.width - left * scale) / (sheet * scale),
    y: (-y * room.height - top * scale) / (sheet * scale),
    width: room.width / (sheet * scale),
    height: room.height / (sheet * scale),
  };
}

/** The view in which a box of the canvas stands in the middle, at the scale of another view. */
export function centredOn(box: Box, { scale }: ZoomView, room: Room, heightRatio: number): ZoomView {
  const sheet = sheetWidthIn(room, heightRatio);
  const left = (room.width - sheet) / 2 + (box.x + box.width / 2) * sheet;
  const top = (room.height - sheet * heightRatio) / 2 + (box.y + box.height / 2) * sheet;
  const within = (part: number) => Math.min(0, Math.max(1 - scale, part));
  return {
    scale,
    x: within(0.5 - (left * scale) / room.width),
    y: within(0.5 - (top * scale) / room.height),
  };
}

export interface SeenPlace {
  readonly cameraId: string;
  readonly height: number;
  /** Of the seen part, in shares of the canvas’s width squared. */
  readonly area: number;
}

/** The places of which something is seen, those of which most is seen first. */
export function seenPlaces(places: readonly Place[], seen: Box, ratioOf: (cameraId: string) => number): SeenPlace[] {
  return places
    .map((place) => {
      const bounds = placeBounds(place, ratioOf(place.cameraId));
      return { cameraId: place.cameraId, height: bounds.height, area: sharedArea(bounds, seen) };
    })
    .filter(({ area }) => area > 0)
    .sort((one, other) => other.area - one.area);
}

/** A smaller picture is as good still: nobody sees a leg move. CSS px. */
export const leastLiveHeightPx = 200;
/** Live at once on one canvas; what the connection carries of them is the ladder’s matter. */
export const mostLive = 4;

/** The cameras that are to move: a few, and only those that are large enough to see it. */
export function liveCameras(seen: readonly SeenPlace[], pxPerWidth: number): ReadonlySet<string> {
  const large = seen.filter(({ height }) => height * pxPerWidth >= leastLiveHeightPx);
  return new Set(large.slice(0, mostLive).map(({ cameraId }) => cameraId));
}

function sharedArea(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
