import type { ColorValue } from '@barnwatch/shared/ui/form';
import type { RegionSpecification } from './region-specification';
import type { RegionType } from './region-type';
import { colorOf } from './stored-color';

/** A region, as far as its colour depends on it. */
export interface PaintedRegion {
  readonly regionSpecification: string;
  /** Own colour, as it is stored. */
  readonly color?: string | undefined;
}

/** The colours that a region takes when it has none of its own. */
export interface RegionColors {
  /** The colour of a region; null where none is stored anywhere that could be shown. */
  readonly of: (region: PaintedRegion) => ColorValue | null;
}

/** Contract, `Region`: its own colour, else that of its specification; where that one is none, that of the type. */
export function regionColors(
  regionTypes: readonly RegionType[],
  specifications: readonly RegionSpecification[],
): RegionColors {
  const ofType = new Map(regionTypes.map(({ regionTypeId, color }) => [regionTypeId, color]));
  const ofSpecification = new Map(
    specifications.map(({ regionSpecificationId, regionType, color }) => [
      regionSpecificationId,
      color ?? ofType.get(regionType) ?? null,
    ]),
  );
  return {
    of: ({ regionSpecification, color }) =>
      (color === undefined ? null : colorOf(color)) ?? ofSpecification.get(regionSpecification) ?? null,
  };
}
