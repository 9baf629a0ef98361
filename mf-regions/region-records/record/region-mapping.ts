import type { AnswerOf, listRegionMappings, RegionMapping } from '@barnwatch/shared/wire/calls';

/**
 * The regions of one type on one camera, as the instance gives them. They are sent back whole when one of them is
 * changed, so nothing is left out in reading: a mapping of which one region cannot be read is set aside as a whole.
 */
export type { RegionMapping };

export function regionMappingsOf({ regionMappings }: AnswerOf<typeof listRegionMappings>): readonly RegionMapping[] {
  return regionMappings;
}
