import type { StoredCamera } from '../cameras/camera-store';
import type { SimulatedCamera } from '../herd/simulated-camera';
import type { Database } from '../storage/database';
import { automaticRegionsOf, automaticSpecifications, automaticTypes } from './automatic-regions';
import type { RegionStore } from './region-store';

/**
 * Makes the mappings that the instance can make by itself, and brings those that nobody has confirmed up to date with
 * their cameras. What a person has made or confirmed is left alone.
 * @param simulatedOf the herd of a camera, or null where pictures are real: nothing finds places in those
 */
export function plantAutomaticMappings(
  database: Database,
  { types, specifications, mappings }: RegionStore,
  cameras: readonly StoredCamera[],
  simulatedOf: (camera: StoredCamera) => SimulatedCamera | null,
): void {
  const herds = cameras.flatMap((camera) => simulatedOf(camera) ?? []);
  if (herds.length === 0) return;
  const wanted = herds.flatMap((herd) => {
    const regions = automaticRegionsOf(herd);
    return automaticTypes.flatMap(({ regionTypeId }) => {
      const ofType = regions.filter(
        ({ regionSpecification }) =>
          automaticSpecifications.find(({ regionSpecificationId }) => regionSpecificationId === regionSpecification)
            ?.regionType === regionTypeId,
      );
      return ofType.length === 0 ? [] : [{ cameraId: herd.cameraId, regionType: regionTypeId, regions: ofType }];
    });
  });

  const present = new Map(mappings.list().map((mapping) => [keyOf(mapping), mapping]));
  const missing = wanted.filter((value) => !present.has(keyOf(value)));
  const outdated = wanted.flatMap((value) => {
    const mapping = present.get(keyOf(value));
    return mapping?.isNew && JSON.stringify(mapping.regions) !== JSON.stringify(value.regions)
      ? [{ regionMappingId: mapping.regionMappingId, value }]
      : [];
  });
  if (missing.length === 0 && outdated.length === 0) return;

  database.inTransaction(() => {
    for (const type of automaticTypes) if (!types.has(type.regionTypeId)) types.put(type);
    for (const specification of automaticSpecifications) {
      if (!specifications.find(specification.regionSpecificationId)) specifications.put(specification);
    }
    for (const value of missing) mappings.create(value, { by: 'instance' });
    for (const { regionMappingId, value } of outdated) mappings.change(regionMappingId, value, true);
  });
}

const keyOf = ({ cameraId, regionType }: { cameraId: string; regionType: string }): string =>
  JSON.stringify([cameraId, regionType]);
