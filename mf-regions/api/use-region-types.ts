import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/answers';
import { parseRegionTypes, type RegionTypes } from './region-type';

/** The region types of the selected barn, kept on the device for the next start. */
export function useRegionTypes(): BarnAnswer<RegionTypes> {
  return useBarnAnswer('region-types', 'api/regions/types', { parse: parseRegionTypes, keep: true });
}
