import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import { type AnswerOf, listRegionTypes } from '@barnwatch/shared/wire/calls';
import { type RegionType, regionTypeOf } from './region-type';

function regionTypesOf({ regionTypes }: AnswerOf<typeof listRegionTypes>): readonly RegionType[] {
  return regionTypes.map(regionTypeOf);
}

/** The region types of the selected barn, kept on the device for the next start. */
export function useRegionTypes(): BarnReading<readonly RegionType[]> {
  return useReading(listRegionTypes, { keep: true }, regionTypesOf);
}
