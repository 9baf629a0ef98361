import { middleOf, type Place, placeBox, usualRatio } from '../../../canvas-records/geometry/place';
import type { Box, Point } from '../../../canvas-records/geometry/point';
import { type Alignment, type Axis, aligned, distributed } from './aligning';
import { type Arrangement, nextKey, type Placed } from './arrangement';
import { filled } from './filling';
import { type Order, ordered } from './ordering';
import { type Corner, cropped, cropTo, resized, straightened, turnedTo, withCorner, within } from './shaping';

/** Contract, `CameraCanvasValue`. */
export const mostPlaces = 200;

/** Everything that can be done to an arrangement. */
export type Step =
  | { readonly kind: 'add'; readonly cameraIds: readonly string[] }
  | { readonly kind: 'remove'; readonly keys: ReadonlySet<string> }
  | { readonly kind: 'move'; readonly keys: ReadonlySet<string>; readonly dx: number; readonly dy: number }
  | { readonly kind: 'set'; readonly key: string; readonly to: Partial<Pick<Place, 'x' | 'y' | 'width' | 'rotation'>> }
  | { readonly kind: 'resize'; readonly key: string; readonly corner: Corner; readonly to: Point }
  | { readonly kind: 'turn'; readonly keys: ReadonlySet<string>; readonly degrees: number }
  | { readonly kind: 'crop'; readonly key: string; readonly part: Box }
  | { readonly kind: 'crop-to'; readonly key: string; readonly corner: Corner; readonly to: Point }
  | { readonly kind: 'straighten'; readonly key: string; readonly corner: Corner; readonly to: Point }
  /** `at` in shares of the place; null: all corners go back to those of the place. */
  | { readonly kind: 'corner'; readonly key: string; readonly corner: Corner; readonly at: Point | null }
  | { readonly kind: 'order'; readonly keys: ReadonlySet<string>; readonly to: Order }
  | { readonly kind: 'align'; readonly keys: ReadonlySet<string>; readonly to: Alignment }
  | { readonly kind: 'distribute'; readonly keys: ReadonlySet<string>; readonly axis: Axis }
  /** All pictures side by side, by the order of these keys. */
  | { readonly kind: 'fill'; readonly keys: readonly string[] }
  | { readonly kind: 'details'; readonly to: Partial<Omit<Arrangement, 'places'>> }
  /** All of it is replaced, as after two people’s changes were brought together. */
  | { readonly kind: 'replace'; readonly by: Arrangement };

/** Width by height of the whole picture of each camera that is known. */
export type Ratios = ReadonlyMap<string, number>;

/** The arrangement afterwards; the same one where nothing comes of it. */
export function afterStep(known: Arrangement, step: Step, ratios: Ratios): Arrangement {
  const ratioOf = ({ cameraId }: Place) => ratios.get(cameraId) ?? usualRatio;
  const fitting = (place: Placed): Placed => {
    const fit = within(place, ratioOf(place), known.heightRatio);
    return fit === place ? place : { ...fit, key: place.key };
  };
  const change = (keys: ReadonlySet<string>, to: (place: Placed) => Place | null): Arrangement => ({
    ...known,
    places: known.places.map((place) => {
      const changed = keys.has(place.key) ? to(place) : null;
      return changed ? fitting({ ...changed, key: place.key }) : place;
    }),
  });
  const one = (key: string, to: (place: Placed) => Place | null) => change(new Set([key]), to);
  const take = (moved: readonly Placed[]): Arrangement => {
    const byKey = new Map(moved.map((place) => [place.key, place]));
    return change(new Set(byKey.keys()), ({ key }) => byKey.get(key) ?? null);
  };
  const chosen = (keys: ReadonlySet<string>) => known.places.filter(({ key }) => keys.has(key));

  switch (step.kind) {
    case 'add':
      return withMore(known, step.cameraIds, ratios);
    case 'remove':
      return { ...known, places: known.places.filter(({ key }) => !step.keys.has(key)) };
    case 'move':
      return change(step.keys, (place) => ({ ...place, x: place.x + step.dx, y: place.y + step.dy }));
    case 'set':
      return one(step.key, (place) => ({
        ...place,
        ...step.to,
        ...(step.to.rotation !== undefined && { rotation: turnedTo(step.to.rotation) }),
      }));
    case 'resize':
      return one(step.key, (place) => resized(place, ratioOf(place), step.corner, step.to));
    case 'turn':
      return change(step.keys, (place) => ({ ...place, rotation: turnedTo(place.rotation + step.degrees) }));
    case 'crop':
      return one(step.key, (place) => cropped(place, ratioOf(place), step.part));
    case 'crop-to':
      return one(step.key, (place) =>
        cropped(place, ratioOf(place), cropTo(place, ratioOf(place), step.corner, step.to)),
      );
    case 'straighten':
      return one(step.key, (place) => straightened(place, ratioOf(place), step.corner, step.to));
    case 'corner': {
      const { at, corner } = step;
      return one(step.key, (place) => (at === null ? { ...place, corners: null } : withCorner(place, corner, at)));
    }
    case 'order':
      return { ...known, places: ordered(known.places, step.keys, step.to) };
    case 'align':
      return take(aligned(chosen(step.keys), step.to, known.heightRatio, ratioOf));
    case 'distribute':
      return take(distributed(chosen(step.keys), step.axis, ratioOf));
    case 'fill':
      return sideBySide(known, step.keys, ratioOf);
    case 'details':
      return withDetails(known, step.to, ratioOf);
    case 'replace':
      return step.by;
  }
}

/** New pictures come uppermost: side by side where the canvas is empty, in the middle otherwise, one beside the other. */
function withMore(known: Arrangement, cameraIds: readonly string[], ratios: Ratios): Arrangement {
  const taken = new Set(known.places.map(({ key }) => key));
  const isFirst = known.places.length === 0;
  const room = cameraIds.slice(0, Math.max(0, mostPlaces - known.places.length));
  const ratioList = room.map((cameraId) => ratios.get(cameraId) ?? usualRatio);
  const spots = filled(ratioList, known.heightRatio);
  const added = room.map((cameraId, index): Placed => {
    const key = nextKey(cameraId, taken);
    taken.add(key);
    const plain = { cameraId, rotation: 0, crop: null, corners: null };
    const ratio = ratioList[index] ?? usualRatio;
    const width = 0.25;
    const shift = 0.02 * index;
    const middle = {
      x: 0.5 - width / 2 + shift,
      y: (known.heightRatio - width / ratio) / 2 + shift,
      width,
    };
    const spot = (isFirst ? spots[index] : null) ?? middle;
    return { ...within({ ...plain, ...spot }, ratio, known.heightRatio), key };
  });
  return { ...known, places: [...known.places, ...added] };
}

/** Turned and straightened pictures are upright afterwards; what was cropped stays so. */
function sideBySide(known: Arrangement, keys: readonly string[], ratioOf: (place: Place) => number): Arrangement {
  const places = keys.flatMap((key) => known.places.find((place) => place.key === key) ?? []);
  const shownRatios = places.map((place) => {
    const { width, height } = placeBox({ ...place, width: 1 }, ratioOf(place));
    return width / height;
  });
  const spots = filled(shownRatios, known.heightRatio);
  const moved = new Map(
    places.map((place, index) => [place.key, { ...place, rotation: 0, corners: null, ...spots[index] }]),
  );
  return { ...known, places: known.places.map((place) => moved.get(place.key) ?? place) };
}

/** On a lower canvas the pictures move up as far as they must. */
function withDetails(
  known: Arrangement,
  to: Partial<Omit<Arrangement, 'places'>>,
  ratioOf: (place: Place) => number,
): Arrangement {
  const next = { ...known, ...to };
  if (next.heightRatio === known.heightRatio) return next;
  const places = known.places.map((place) => ({
    ...within(place, ratioOf(place), next.heightRatio),
    key: place.key,
  }));
  return { ...next, places };
}

/** How far a pointer has to go around the middle of a picture to turn it so. */
export function turnTowards(place: Place, ratio: number, to: Point): number {
  const middle = middleOf(placeBox(place, ratio));
  // The handle stands above the picture.
  return (Math.atan2(to.x - middle.x, middle.y - to.y) * 180) / Math.PI;
}
