import type { RegionMapping, RegionMappingValue, ValidationIssue } from '@barnwatch/shared/wire';
import { type Cameras, unknownCamera } from '../cameras/cameras';
import { answerCreated, answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { refuseRequest } from '../server/invalid-request';
import { type Refusal, refuse } from '../server/refusals';
import { type PolygonFault, polygonFault } from './polygon';
import { unknownRegionSpecification } from './region-specification-handlers';
import type { RegionStore } from './region-store';
import { unknownRegionType } from './region-type-handlers';

const faultMessages: Readonly<Record<PolygonFault, string>> = {
  'too-few-corners': 'has fewer than three corners',
  'too-close': 'has corners too close to one another',
  'crosses-itself': 'crosses itself',
};

/** @param refreshAutomatic brings the mappings that the instance makes up to date with its cameras */
export function createRegionMappingHandlers(
  regions: RegionStore,
  { store: cameras }: Cameras,
  refreshAutomatic: () => void,
): Handlers {
  const { types, specifications, mappings } = regions;

  /** @returns why a mapping cannot be stored, or null */
  function check({ cameraId, regionType, regions: wanted }: RegionMappingValue): Refusal | null {
    if (!cameras.find(cameraId)) return unknownCamera(cameraId);
    if (!types.has(regionType)) return unknownRegionType(regionType);
    const issues: ValidationIssue[] = [];
    for (const [index, { regionSpecification, points }] of wanted.entries()) {
      const specification = specifications.find(regionSpecification);
      if (!specification) return unknownRegionSpecification(regionSpecification);
      const field = `/value/regions/${index}`;
      if (specification.regionType !== regionType) {
        const message = `is of the type ${specification.regionType}, not ${regionType}`;
        issues.push({ in: 'body', field: `${field}/regionSpecification`, rule: 'region-type', message });
      }
      const fault = polygonFault(points);
      if (fault) issues.push({ in: 'body', field: `${field}/points`, rule: fault, message: faultMessages[fault] });
    }
    const [first, ...others] = issues;
    return first ? refuseRequest(first, ...others) : null;
  }

  return {
    'GET api/regions/mappings': () => {
      refreshAutomatic();
      return answerData({ regionMappings: mappings.list() });
    },
    'GET api/regions/mappings/{regionMappingId}': ({ path: { regionMappingId } }) => {
      refreshAutomatic();
      const regionMapping = mappings.find(regionMappingId);
      return regionMapping ? answerData({ regionMapping }) : unknownMapping(regionMappingId);
    },
    'POST api/regions/mappings/': ({ body: { value }, now }) => {
      refreshAutomatic();
      const refusal = check(value);
      if (refusal) return refusal;
      const present = mappings.inForce(value.cameraId, value.regionType) ?? null;
      // What the instance made and nobody has confirmed gives way.
      if (present && !present.isNew) return existingMapping(present);
      return answerCreated({ regionMapping: mappings.create(value, { by: 'person', replaces: present }, now) });
    },
    'PUT api/regions/mappings/{regionMappingId}': ({ path: { regionMappingId }, body, now }) => {
      const { value, expectedLastUpdated } = body;
      const stored = mappings.find(regionMappingId);
      if (!stored) return unknownMapping(regionMappingId);
      const current = mappings.inForce(stored.cameraId, stored.regionType);
      // One that was replaced can be read for comparison, no more.
      if (current?.regionMappingId !== regionMappingId) {
        return current && expectedLastUpdated !== undefined ? changedMapping(current) : unknownMapping(regionMappingId);
      }
      const refusal = check(value);
      if (refusal) return refusal;
      if (expectedLastUpdated !== undefined && expectedLastUpdated !== stored.lastUpdated) {
        return changedMapping(stored);
      }
      const present = mappings.inForce(value.cameraId, value.regionType);
      if (present && present.regionMappingId !== regionMappingId) return existingMapping(present);
      return answerData({ regionMapping: mappings.change(stored, value, false, now) });
    },
  };
}

function unknownMapping(regionMappingId: string): Refusal {
  return refuse('region-mapping-unknown', `There is no region mapping ${regionMappingId}`, {
    details: { regionMappingId },
  });
}

function existingMapping(regionMapping: RegionMapping): Refusal {
  const { cameraId, regionType } = regionMapping;
  return refuse('region-mapping-exists', `${cameraId} has a mapping of the type ${regionType} already`, {
    details: { cameraId, regionType, regionMapping },
  });
}

function changedMapping(regionMapping: RegionMapping): Refusal {
  return refuse('region-mapping-changed', 'The mapping was changed meanwhile', { details: { regionMapping } });
}
