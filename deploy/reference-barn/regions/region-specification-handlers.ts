import type { RegionSpecificationValue } from '@barnwatch/shared/wire';
import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { refuseRequest } from '../server/invalid-request';
import { type Refusal, refuse } from '../server/refusals';
import type { RegionStore } from './region-store';
import { unknownRegionType } from './region-type-handlers';

export function createRegionSpecificationHandlers({ types, specifications }: RegionStore): Handlers {
  return {
    'GET api/regions/specifications': () => answerData({ regionSpecifications: specifications.list() }),
    'PUT api/regions/specifications/{regionSpecificationId}': ({
      path: { regionSpecificationId },
      body: { value, expectedValue },
    }) => {
      if (!types.has(value.regionType)) return unknownRegionType(value.regionType);
      const stored = specifications.find(regionSpecificationId);
      if (expectedValue !== undefined && !isSame(expectedValue, stored ?? null)) {
        return refuse('region-specification-changed', `${regionSpecificationId} was changed meanwhile`, {
          details: { regionSpecification: stored ?? null },
        });
      }
      // The regions of a mapping are all of the mapping's type.
      if (stored && stored.regionType !== value.regionType && specifications.isUsed(regionSpecificationId)) {
        const message = `cannot change while mappings of the type ${stored.regionType} use the specification`;
        return refuseRequest({ in: 'body', field: '/value/regionType', rule: 'in-use', message });
      }
      const regionSpecification = { regionSpecificationId, ...value };
      specifications.put(regionSpecification);
      return answerData({ regionSpecification });
    },
    'DELETE api/regions/specifications/{regionSpecificationId}': ({ path: { regionSpecificationId } }) => {
      if (!specifications.find(regionSpecificationId)) return unknownRegionSpecification(regionSpecificationId);
      if (specifications.isUsed(regionSpecificationId)) {
        return refuse('region-specification-in-use', `Mappings use the specification ${regionSpecificationId}`, {
          details: { regionSpecificationId },
        });
      }
      specifications.remove(regionSpecificationId);
      return answerData({});
    },
  };
}

function isSame(one: RegionSpecificationValue | null, other: RegionSpecificationValue | null): boolean {
  return one?.color === other?.color && one?.regionType === other?.regionType;
}

export function unknownRegionSpecification(regionSpecificationId: string): Refusal {
  return refuse('region-specification-unknown', `There is no region specification ${regionSpecificationId}`, {
    details: { regionSpecificationId },
  });
}
