import type { Point, RegionSpecification, RegionType } from '@barnwatch/shared/wire';
import { broilerHouseOf } from '../herd/geometry/broiler-house';
import { pigPenOf } from '../herd/geometry/pig-pen';
import { surroundings } from '../herd/geometry/surroundings';
import { viewOf } from '../herd/geometry/view';
import type { SimulatedCamera } from '../herd/simulated-camera';

/** A place that the instance recognises in a picture. */
export interface AutomaticRegion {
  readonly regionSpecification: AutomaticSpecificationId;
  readonly points: Point[];
}

/** Region types of the regions that the instance makes. */
export const automaticTypes = [
  { regionTypeId: 'feeder', color: '#5b8def' },
  { regionTypeId: 'drinker', color: '#13b5b1' },
  { regionTypeId: 'lying', color: '#8f7ee7' },
  { regionTypeId: 'zone', color: '#5f9e6e' },
] as const satisfies readonly RegionType[];

/** Kinds of places of the regions that the instance makes. */
export const automaticSpecifications = [
  { regionSpecificationId: 'trough', color: '#5b8def', regionType: 'feeder' },
  { regionSpecificationId: 'feed-line', color: '#5b8def', regionType: 'feeder' },
  { regionSpecificationId: 'nipple-drinkers', color: '#13b5b1', regionType: 'drinker' },
  { regionSpecificationId: 'drinker-line', color: '#13b5b1', regionType: 'drinker' },
  { regionSpecificationId: 'lying-back-wall', color: '#8f7ee7', regionType: 'lying' },
  { regionSpecificationId: 'lying-side-wall', color: '#a793ee', regionType: 'lying' },
  { regionSpecificationId: 'zone-resting', color: '#5f9e6e', regionType: 'zone' },
  { regionSpecificationId: 'zone-active', color: '#9aa75a', regionType: 'zone' },
  { regionSpecificationId: 'zone-left', color: '#5f9e6e', regionType: 'zone' },
  { regionSpecificationId: 'zone-middle', color: '#7fae62', regionType: 'zone' },
  { regionSpecificationId: 'zone-right', color: '#9aa75a', regionType: 'zone' },
] as const satisfies readonly RegionSpecification[];

export type AutomaticSpecificationId = (typeof automaticSpecifications)[number]['regionSpecificationId'];

/** The places of a simulated camera's pen or house, as they appear in its picture. */
export function automaticRegionsOf(camera: SimulatedCamera): readonly AutomaticRegion[] {
  switch (camera.species) {
    case 'pig':
      return pigRegions(camera);
    case 'broiler':
      return broilerRegions(camera);
  }
}

/** Metres on the floor. */
interface FloorRectangle {
  readonly fromX: number;
  readonly toX: number;
  readonly fromY: number;
  readonly toY: number;
}

/** How far in front of trough and nipples a pig's middle is while it eats or drinks, and a bird's at its line; metres. */
const reach = { pig: 1.45, broiler: 0.45 } as const;
/** Depth of a row of lying pigs, metres. */
const rowDepth = 1.3;
/** More pigs than this lie along the side wall as well (see `pigPenOf`). */
const backRowPlaces = 11;

function pigRegions(camera: SimulatedCamera): readonly AutomaticRegion[] {
  const { width, depth } = surroundings.pig;
  const { mirrored, trough, nipples, lane } = pigPenOf(camera);
  const region = (regionSpecification: AutomaticSpecificationId, rectangle: FloorRectangle): AutomaticRegion => {
    const { fromX, toX, ...along } = rectangle;
    const placed = mirrored ? { fromX: width - toX, toX: width - fromX, ...along } : rectangle;
    return { regionSpecification, points: pictured(camera, placed) };
  };
  const nippleDepths = nipples.map(({ y }) => y);
  const drinkersFrom = (trough.toY + Math.min(...nippleDepths)) / 2;
  return [
    region('trough', { fromX: width - reach.pig, toX: width, fromY: 0.1, toY: drinkersFrom }),
    region('nipple-drinkers', {
      fromX: width - reach.pig,
      toX: width,
      fromY: drinkersFrom,
      toY: Math.max(...nippleDepths) + 0.3,
    }),
    region('lying-back-wall', { fromX: 0, toX: width - reach.pig, fromY: depth - rowDepth, toY: depth }),
    ...(camera.animalCount > backRowPlaces
      ? [region('lying-side-wall', { fromX: 0, toX: rowDepth, fromY: 0.05, toY: depth - rowDepth - 0.05 })]
      : []),
    region('zone-resting', { fromX: 0, toX: width, fromY: lane, toY: depth + 0.2 }),
    region('zone-active', { fromX: 0, toX: width, fromY: -0.2, toY: lane }),
  ];
}

function broilerRegions(camera: SimulatedCamera): readonly AutomaticRegion[] {
  const { width } = surroundings.broiler;
  const { feedLineY, drinkerLineY } = broilerHouseOf(camera);
  const line = (regionSpecification: AutomaticSpecificationId, y: number): AutomaticRegion => ({
    regionSpecification,
    points: pictured(camera, { fromX: -1, toX: width + 1, fromY: y - reach.broiler, toY: y + reach.broiler }),
  });
  const third = (regionSpecification: AutomaticSpecificationId, index: number): AutomaticRegion => ({
    regionSpecification,
    points: [
      { x: index / 3, y: 0 },
      { x: (index + 1) / 3, y: 0 },
      { x: (index + 1) / 3, y: 1 },
      { x: index / 3, y: 1 },
    ],
  });
  return [
    line('feed-line', feedLineY),
    line('drinker-line', drinkerLineY),
    third('zone-left', 0),
    third('zone-middle', 1),
    third('zone-right', 2),
  ];
}

/** A rectangle on the floor as it appears in the picture, cut off at the picture's edges. */
function pictured(camera: SimulatedCamera, { fromX, toX, fromY, toY }: FloorRectangle): Point[] {
  const { project } = viewOf(camera);
  return [
    [fromX, toY],
    [toX, toY],
    [toX, fromY],
    [fromX, fromY],
  ].map(([x = 0, y = 0]) => {
    const { u, v } = project(x, y, 0);
    return { x: share(u), y: share(v) };
  });
}

/** A ten-thousandth of a picture is finer than anyone draws. */
function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
}
