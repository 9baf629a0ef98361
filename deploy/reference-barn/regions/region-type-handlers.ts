import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { type Refusal, refuse } from '../server/refusals';
import type { RegionStore } from './region-store';

export function createRegionTypeHandlers({ types }: RegionStore): Handlers {
  return {
    'GET api/regions/types': () => answerData({ regionTypes: types.list() }),
    'PUT api/regions/types/{regionTypeId}': ({ path: { regionTypeId }, body: { value, expectedValue } }) => {
      const stored = types.find(regionTypeId) ?? null;
      if (expectedValue !== undefined && expectedValue?.color !== stored?.color) {
        return refuse('region-type-changed', `The region type ${regionTypeId} was changed meanwhile`, {
          details: { regionType: stored },
        });
      }
      const regionType = { regionTypeId, color: value.color };
      types.put(regionType);
      return answerData({ regionType });
    },
    'DELETE api/regions/types/{regionTypeId}': ({ path: { regionTypeId } }) => {
      if (!types.has(regionTypeId)) return unknownRegionType(regionTypeId);
      if (types.isUsed(regionTypeId)) {
        return refuse('region-type-in-use', `Specifications or regions are of the type ${regionTypeId}`, {
          details: { regionTypeId },
        });
      }
      types.remove(regionTypeId);
      return answerData({});
    },
  };
}

export function unknownRegionType(regionTypeId: string): Refusal {
  return refuse('region-type-unknown', `There is no region type ${regionTypeId}`, { details: { regionTypeId } });
}
