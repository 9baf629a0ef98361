import type { Region as SentRegion } from '@barnwatch/shared/wire';
import type { AnswerOf, listRegionMappings, RegionMapping } from '@barnwatch/shared/wire/calls';
import { colorOf } from './stored-color';

/**
 * The regions of one type on one camera, as the instance gives them. They are sent back whole when one of them is
 * changed, so nothing is left out in reading: a mapping of which one region cannot be read is set aside as a whole.
 */
export type { RegionMapping };

export function regionMappingsOf({ regionMappings }: AnswerOf<typeof listRegionMappings>): readonly RegionMapping[] {
  return regionMappings;
}

/** Regions as they are sent back: a colour that is stored and is none (product 5.13) is left out. */
export function regionsToSend(regions: RegionMapping['regions']): SentRegion[] {
  return regions.map(({ regionSpecification, color, points }) => {
    const own = color === undefined ? null : colorOf(color);
    return { regionSpecification, points, ...(own !== null && { color: own }) };
  });
}

/** The mapping that holds for a camera and a type: what a person has made goes before what the barn has made. */
export function mappingInForce(
  mappings: readonly RegionMapping[],
  cameraId: string,
  regionType: string,
): RegionMapping | null {
  const found = mappings.filter((one) => one.cameraId === cameraId && one.regionType === regionType);
  return found.find(({ isNew }) => !isNew) ?? found[0] ?? null;
}
