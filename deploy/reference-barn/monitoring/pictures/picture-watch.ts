import { millisecondsInDay } from 'date-fns/constants';
import { type Finding, type Sight, unknown } from '../fault';
import { frozenSight, type SamePicture, seeAgain } from './frozen-picture';
import { brightnessOf, type GreyPicture } from './grey-picture';
import { dirtySight, firstView, learnView, movedSight, type UsualView } from './usual-view';

/** What is remembered of the pictures of one camera. Times are of a clock that never jumps. */
export interface PictureMemory {
  readonly same: SamePicture | null;
  /** By light, the brightness of its first picture: day, night and what is between look different. */
  readonly views: ReadonlyMap<number, UsualView>;
  readonly light: number | null;
  readonly lastMs: number;
  /** Since when the camera shows another section; null: it does not. */
  readonly movedSinceMs: number | null;
}

export const noPicture: PictureMemory = { same: null, views: new Map(), light: null, lastMs: 0, movedSinceMs: null };

/** So many steps of grey apart are one light. */
const oneLight = 24;
/** A camera that still looks there after so long was turned on purpose. */
const acceptedMs = 3 * millisecondsInDay;

/** One more picture of a camera. */
export function seePicture(memory: PictureMemory, picture: GreyPicture, nowMs: number): PictureMemory {
  const light = lightOf(memory.views, brightnessOf(picture));
  const same = seeAgain(memory.same, picture, nowMs);
  const view = learnView(memory.views.get(light) ?? firstView, picture, nowMs);
  const isMoved = movedSight(view).kind === 'faulty';
  const movedSinceMs = isMoved ? (memory.movedSinceMs ?? nowMs) : null;
  if (movedSinceMs !== null && nowMs - movedSinceMs > acceptedMs) {
    return { same, views: new Map(), light: null, lastMs: nowMs, movedSinceMs: null };
  }
  return { same, views: new Map([...memory.views, [light, view]]), light, lastMs: nowMs, movedSinceMs };
}

/** What the pictures of a camera say about it. */
export function pictureFindings(cameraId: string, { same, views, light, lastMs }: PictureMemory): readonly Finding[] {
  const view = light === null ? undefined : views.get(light);
  const sights: readonly (readonly [Finding['fault'], Sight])[] = [
    ['pictureFrozen', frozenSight(same, lastMs)],
    ['lensDirty', view ? dirtySight(view) : unknown],
    ['cameraMoved', view ? movedSight(view) : unknown],
  ];
  return sights.map(([fault, sight]) => ({ fault, subject: cameraId, sight }));
}

/** The nearest light that is known, else a new one: fixed limits would cut one light in two. */
function lightOf(views: PictureMemory['views'], brightness: number): number {
  const [nearest] = [...views.keys()].toSorted(
    (one, other) => Math.abs(one - brightness) - Math.abs(other - brightness),
  );
  return nearest !== undefined && Math.abs(nearest - brightness) < oneLight ? nearest : brightness;
}
