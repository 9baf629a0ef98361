import type { Point } from '@barnwatch/shared/wire';
import { centroidOf } from '../../geometry/polygon/polygon';
import { regionColors } from '../../region-records/record/region-look';
import type { RegionMapping } from '../../region-records/record/region-mapping';
import type { RegionSpecification } from '../../region-records/record/region-specification';
import type { RegionType } from '../../region-records/record/region-type';

/** A region as it is drawn on a canvas. */
export interface ShownRegion {
  readonly key: string;
  /** For a `polygon`, in shares of the picture. */
  readonly points: string;
  readonly color: string;
  /** The place that it belongs to. */
  readonly specification: string;
  /** Where words about it stand, in shares of the picture. */
  readonly middle: Point;
  readonly mapping: Pick<RegionMapping, 'regionMappingId' | 'lastUpdated'>;
}

const uncolored = '#8a94a3';
const digits = 4;

/** The regions of each camera, as people have drawn or confirmed them. */
export function shownRegions(
  mappings: readonly RegionMapping[],
  types: readonly RegionType[],
  specifications: readonly RegionSpecification[],
): ReadonlyMap<string, readonly ShownRegion[]> {
  const colors = regionColors(types, specifications);
  const byCamera = new Map<string, ShownRegion[]>();
  for (const mapping of mappings) {
    const { cameraId, regionMappingId, regions } = mapping;
    const shown = byCamera.get(cameraId) ?? [];
    byCamera.set(cameraId, shown);
    regions.forEach((region, index) => {
      shown.push({
        key: `${regionMappingId}/${index}`,
        points: region.points.map(({ x, y }) => `${Number(x.toFixed(digits))},${Number(y.toFixed(digits))}`).join(' '),
        color: colors.of(region) ?? uncolored,
        specification: region.regionSpecification,
        middle: centroidOf(region.points),
        mapping,
      });
    });
  }
  return byCamera;
}
