import type { Region } from '@barnwatch/shared/wire';
import { isSamePolygon } from '../../geometry/polygon/pixels';
import type { Polygon } from '../../geometry/polygon/polygon';

/** A region as the barn tells it and takes it. */
export interface PlainRegion {
  readonly regionSpecification: string;
  /** Own colour, as it is stored. */
  readonly color?: string | undefined;
  readonly points: Polygon;
}

/** A region on the way to the barn. The contract gives regions no id: here they have a key, as long as they are drawn. */
export interface DrawnRegion extends PlainRegion {
  readonly key: string;
}

/** All that can be undone. */
export interface Drawing {
  readonly regions: readonly DrawnRegion[];
  /** The points of a region that is begun and not closed. */
  readonly line: Polygon;
}

/** A mapping has no more (contract, `RegionMappingValue`). */
export const mostRegions = 200;

export function regionToSend({ regionSpecification, color, points }: PlainRegion): Region {
  const corners = points.map(({ x, y }) => ({ x, y }));
  return color === undefined
    ? { regionSpecification, points: corners }
    : { regionSpecification, color, points: corners };
}

/** Whether two regions say the same, whatever their keys are. */
export function isSameRegion(one: PlainRegion, other: PlainRegion): boolean {
  return (
    one.regionSpecification === other.regionSpecification &&
    one.color === other.color &&
    isSamePolygon(one.points, other.points)
  );
}

export function areSameRegions(some: readonly DrawnRegion[], others: readonly DrawnRegion[]): boolean {
  return (
    some.length === others.length &&
    some.every((one, index) => {
      const other = others[index];
      return one === other || (other !== undefined && isSameRegion(one, other));
    })
  );
}
