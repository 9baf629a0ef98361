import type { Place } from '../../../canvas-records/geometry/place';
import {
  type Canvas,
  type FloorPlan,
  toldPlace,
  toldPlan,
  usualHeightRatio,
} from '../../../canvas-records/record/canvas';

/** The picture of a camera on the canvas that is being arranged. */
export interface Placed extends Place {
  /** Tells it from all others on this canvas: a camera may lie there twice. */
  readonly key: string;
}

/** What is arranged and saved. */
export interface Arrangement {
  readonly name: string;
  readonly isPublished: boolean;
  readonly isEditable: boolean;
  readonly heightRatio: number;
  /** From the lowest to the uppermost. */
  readonly places: readonly Placed[];
  /** Below them; null where there is none. */
  readonly floorPlan: FloorPlan | null;
}

export const emptyArrangement: Arrangement = {
  name: '',
  isPublished: false,
  isEditable: false,
  heightRatio: usualHeightRatio,
  places: [],
  floorPlan: null,
};

export function arrangementOf(canvas: Canvas): Arrangement {
  const { name, isPublished, isEditable, heightRatio, places, floorPlan } = canvas;
  return { name, isPublished, isEditable, heightRatio, places: keyed(places), floorPlan };
}

/** The key of the next picture of a camera. */
export function nextKey(cameraId: string, taken: ReadonlySet<string>): string {
  if (!taken.has(cameraId)) return cameraId;
  for (let number = 2; ; number++) {
    const key = `${cameraId} ${number}`;
    if (!taken.has(key)) return key;
  }
}

/** As the contract has it. */
export function toldArrangement(arrangement: Arrangement) {
  const { name, isPublished, isEditable, heightRatio, places } = arrangement;
  const floorPlan = toldPlan(arrangement.floorPlan);
  return {
    name: name.trim(),
    published: isPublished,
    editable: isEditable,
    heightRatio,
    cameras: places.map(toldPlace),
    ...(floorPlan && { floorPlan }),
  };
}

export function isSameArrangement(one: Arrangement, other: Arrangement): boolean {
  return one === other || JSON.stringify(toldArrangement(one)) === JSON.stringify(toldArrangement(other));
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one === other || JSON.stringify(toldPlace(one)) === JSON.stringify(toldPlace(other));
}

function keyed(places: readonly Place[]): readonly Placed[] {
  const taken = new Set<string>();
  return places.map((place) => {
    const key = nextKey(place.cameraId, taken);
    taken.add(key);
    return { ...place, key };
  });
}
