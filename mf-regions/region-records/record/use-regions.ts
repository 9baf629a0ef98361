import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import { listRegionMappings, listRegionSpecifications, listRegionTypes } from '@barnwatch/shared/wire/calls';
import { type RegionMapping, regionMappingsOf } from './region-mapping';
import { type RegionSpecification, regionSpecificationsOf } from './region-specification';
import { type RegionType, regionTypesOf } from './region-type';

/** An open page notices what others do within this time. */
const refreshEveryMs = 30_000;

// Each is kept on the device for the next start and needs `regions.view`; one request serves all who ask.

/** The region types of the selected barn. */
export function useRegionTypes(): BarnReading<readonly RegionType[]> {
  return useReading(listRegionTypes, { keep: true, refreshEveryMs }, regionTypesOf);
}

/** The specifications of all of its types. */
export function useRegionSpecifications(): BarnReading<readonly RegionSpecification[]> {
  return useReading(listRegionSpecifications, { keep: true, refreshEveryMs }, regionSpecificationsOf);
}

/** The mappings of all of its cameras. */
export function useRegionMappings(): BarnReading<readonly RegionMapping[]> {
  return useReading(listRegionMappings, { keep: true, refreshEveryMs }, regionMappingsOf);
}
