import { type Place, placeBounds, placeQuad, topmostAt, usualRatio } from '../../../canvas-records/geometry/place';
import { type Box, boundsOf, type Point } from '../../../canvas-records/geometry/point';
import type { Arrangement, Placed } from '../arranging/arrangement';
import type { Corner } from '../arranging/shaping';
import { type Guide, snapOf } from '../arranging/snapping';
import { type Ratios, type Step, turnTowards } from '../arranging/steps';

/** What the handles of the chosen picture are for. */
export type StageMode = 'place' | 'crop' | 'straighten';

/** What a finger or a mouse has taken hold of. */
export type Hold =
  | { readonly kind: 'pictures'; readonly keys: ReadonlySet<string> }
  | { readonly kind: 'corner'; readonly key: string; readonly corner: Corner; readonly mode: StageMode }
  | { readonly kind: 'turn'; readonly key: string };

export interface Dragged {
  readonly step: Step;
  readonly guides: readonly Guide[];
}

/** Turning is drawn to these, degrees. */
const turnStep = 15;
const turnReach = 4;

/**
 * What is done when a hold was dragged from one point of the canvas to another since it was taken.
 *
 * @param start as it was then
 * @param reach how far things are drawn to one another, as a share of the canvas’s width; 0: not at all
 */
export function dragged(
  hold: Hold,
  { from, to }: { readonly from: Point; readonly to: Point },
  start: Arrangement,
  ratios: Ratios,
  reach: number,
): Dragged | null {
  const ratioOf = ({ cameraId }: Place) => ratios.get(cameraId) ?? usualRatio;
  const boxOf = (place: Placed): Box => placeBounds(place, ratioOf(place));
  switch (hold.kind) {
    case 'pictures': {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const moving = start.places.filter(({ key }) => hold.keys.has(key));
      if (moving.length === 0) return null;
      const corners = moving.flatMap((place) => placeQuad(place, ratioOf(place)));
      const box = boundsOf(corners.map(({ x, y }) => ({ x: x + dx, y: y + dy })));
      const others = start.places.filter(({ key }) => !hold.keys.has(key)).map(boxOf);
      const snap = reach > 0 ? snapOf(box, others, start.heightRatio, reach) : { dx: 0, dy: 0, guides: [] };
      return { step: { kind: 'move', keys: hold.keys, dx: dx + snap.dx, dy: dy + snap.dy }, guides: snap.guides };
    }
    case 'corner': {
      const { key, corner, mode } = hold;
      if (mode === 'crop') return { step: { kind: 'crop-to', key, corner, to }, guides: [] };
      const others = start.places.filter((place) => place.key !== key).map(boxOf);
      const point = { ...to, width: 0, height: 0 };
      const snap = reach > 0 ? snapOf(point, others, start.heightRatio, reach) : { dx: 0, dy: 0, guides: [] };
      const drawn = { x: to.x + snap.dx, y: to.y + snap.dy };
      return {
        step: { kind: mode === 'place' ? 'resize' : 'straighten', key, corner, to: drawn },
        guides: snap.guides,
      };
    }
    case 'turn': {
      const place = start.places.find(({ key }) => key === hold.key);
      if (!place) return null;
      const angle = turnTowards(place, ratioOf(place), to);
      const near = Math.round(angle / turnStep) * turnStep;
      const rotation = reach > 0 && Math.abs(near - angle) <= turnReach ? near : Math.round(angle * 10) / 10;
      return { step: { kind: 'set', key: hold.key, to: { rotation } }, guides: [] };
    }
  }
}

/** Key of the uppermost picture at a point of the canvas. */
export function keyAt({ places }: Arrangement, ratios: Ratios, point: Point): string | null {
  const quads = places.map((place) => placeQuad(place, ratios.get(place.cameraId) ?? usualRatio));
  const index = topmostAt(quads, point);
  return index === null ? null : (places[index]?.key ?? null);
}
