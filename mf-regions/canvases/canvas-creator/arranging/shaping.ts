import { middleOf, type Place, placeBounds, placeBox, wholePicture } from '../../../canvas-records/geometry/place';
import { type Box, isConvex, type Point, type Quad, turned, unitQuad } from '../../../canvas-records/geometry/point';
import { leastCrop, leastWidth } from '../../../canvas-records/record/canvas';

/** Contract, `CanvasCamera`: the left edge lies within the canvas, the upper one at most so far down. */
const lowest = 10;
/** Contract, `CanvasCorner`. */
const cornerRange = { low: -1, high: 2 } as const;

/** Upper left, upper right, lower right, lower left, as in a `Quad`. */
export type Corner = 0 | 1 | 2 | 3;

export const cornerList: readonly Corner[] = [0, 1, 2, 3];

/** The place on the canvas, as far as it fits there, and within what the contract takes. */
export function within(place: Place, ratio: number, heightRatio: number): Place {
  const sized = { ...place, width: limited(place.width, leastWidth, 1) };
  const bounds = placeBounds(sized, ratio);
  const x = keptIn(sized.x, bounds.x, bounds.width, 1, 1);
  const y = keptIn(sized.y, bounds.y, bounds.height, heightRatio, lowest);
  return x === sized.x && y === sized.y && sized.width === place.width ? place : { ...sized, x, y };
}

/** The corner goes to the point, as far as the shape allows; the opposite one stays. */
export function resized(place: Place, ratio: number, corner: Corner, to: Point): Place {
  const box = placeBox(place, ratio);
  const middle = middleOf(box);
  const [sx, sy] = directions[corner];
  const fixed = turned(
    { x: middle.x - (sx * box.width) / 2, y: middle.y - (sy * box.height) / 2 },
    middle,
    place.rotation,
  );
  const reach = turned(to, fixed, -place.rotation);
  const along = (reach.x - fixed.x) * sx * box.width + (reach.y - fixed.y) * sy * box.height;
  const scale = along / (box.width ** 2 + box.height ** 2);
  const width = limited(box.width * scale, leastWidth, 1);
  const height = (width / box.width) * box.height;
  const moved = turned({ x: fixed.x + (sx * width) / 2, y: fixed.y + (sy * height) / 2 }, fixed, place.rotation);
  return { ...place, width, x: moved.x - width / 2, y: moved.y - height / 2 };
}

/** Another part of the picture is shown; what is seen of both stays where it is. */
export function cropped(place: Place, ratio: number, wanted: Box): Place {
  const crop = limitedCrop(wanted);
  const before = place.crop ?? wholePicture;
  const box = placeBox(place, ratio);
  const whole = { width: box.width / before.width, height: box.height / before.height };
  const part = {
    x: box.x + (crop.x - before.x) * whole.width,
    y: box.y + (crop.y - before.y) * whole.height,
    width: crop.width * whole.width,
    height: crop.height * whole.height,
  };
  const middle = turned(middleOf(part), middleOf(box), place.rotation);
  const isWhole = crop.width === 1 && crop.height === 1;
  return {
    ...place,
    crop: isWhole ? null : crop,
    width: part.width,
    x: middle.x - part.width / 2,
    y: middle.y - part.height / 2,
  };
}

/** The part whose corner lies at the point (of the canvas); the opposite corner stays. */
export function cropTo(place: Place, ratio: number, corner: Corner, to: Point): Box {
  const before = place.crop ?? wholePicture;
  const { x, y } = inPlace(place, ratio, to);
  const at = {
    x: limited(before.x + x * before.width, 0, 1),
    y: limited(before.y + y * before.height, 0, 1),
  };
  const [sx, sy] = directions[corner];
  const right = before.x + before.width;
  const lower = before.y + before.height;
  const left = sx < 0 ? Math.min(at.x, right - leastCrop) : before.x;
  const upper = sy < 0 ? Math.min(at.y, lower - leastCrop) : before.y;
  const width = sx < 0 ? right - left : Math.max(leastCrop, at.x - left);
  const height = sy < 0 ? lower - upper : Math.max(leastCrop, at.y - upper);
  return { x: left, y: upper, width, height };
}

/** A corner of the picture is drawn to the point (of the canvas); null where the picture would fold. */
export function straightened(place: Place, ratio: number, corner: Corner, to: Point): Place | null {
  return withCorner(place, corner, inPlace(place, ratio, to));
}

/** @param at in shares of the place */
export function withCorner(place: Place, corner: Corner, at: Point): Place | null {
  const moved = {
    x: limited(at.x, cornerRange.low, cornerRange.high),
    y: limited(at.y, cornerRange.low, cornerRange.high),
  };
  const [one, two, three, four] = (place.corners ?? unitQuad).map((known, index) => (index === corner ? moved : known));
  if (!one || !two || !three || !four) return null;
  const corners: Quad = [one, two, three, four];
  if (!isConvex(corners)) return null;
  const isPlain = corners.every(({ x, y }, index) => x === unitQuad[index]?.x && y === unitQuad[index]?.y);
  return { ...place, corners: isPlain ? null : corners };
}

/** Within what the contract takes: more than half a turn is one to the other side. */
export function turnedTo(degrees: number): number {
  const rest = ((degrees % 360) + 360) % 360;
  return rest > 180 ? rest - 360 : rest;
}

/** A point of the canvas in shares of a place before it is turned. */
function inPlace(place: Place, ratio: number, point: Point): Point {
  const box = placeBox(place, ratio);
  const { x, y } = turned(point, middleOf(box), -place.rotation);
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}

const directions: Readonly<Record<Corner, readonly [x: -1 | 1, y: -1 | 1]>> = {
  0: [-1, -1],
  1: [1, -1],
  2: [1, 1],
  3: [-1, 1],
};

function limitedCrop({ x, y, width, height }: Box): Box {
  const left = limited(x, 0, 1 - leastCrop);
  const upper = limited(y, 0, 1 - leastCrop);
  return {
    x: left,
    y: upper,
    width: limited(width, leastCrop, 1 - left),
    height: limited(height, leastCrop, 1 - upper),
  };
}

/** Where an edge comes to lie so that what is drawn lies between 0 and `room`; at the beginning where it is larger. */
function keptIn(edge: number, drawn: number, size: number, room: number, most: number): number {
  const low = Math.max(0, edge - drawn);
  const high = Math.min(most, edge + (room - size - drawn));
  return high < low ? limited(low, 0, most) : limited(edge, low, high);
}

export function limited(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
