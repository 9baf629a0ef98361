import type { StoredCamera } from '../cameras/camera-store';
import type { SimulatedCamera } from '../herd/simulated-camera';
import type { Database } from '../storage/database';
import { automaticRegionsOf, automaticSpecifications, automaticTypes } from './automatic-regions';
import type { RegionStore } from './region-store';

/**
 * Makes the mappings that the instance can make by itself, and brings those that nobody has confirmed up to date with
 * their cameras. What a person has made or confirmed is left alone, and so is a type that a person has deleted.
 * @param simulatedOf the herd of a camera, or null where pictures are real: nothing finds places in those
 */
export function plantAutomaticMappings(
  database: Database,
  { types, specifications, mappings }: RegionStore,
  cameras: readonly StoredCamera[],
  simulatedOf: (camera: StoredCamera) => SimulatedCamera | null,
  now: number,
): void {
  const herds = cameras.flatMap((camera) => simulatedOf(camera) ?? []);
  if (herds.length === 0) return;
  const wantedTypes = automaticTypes.filter(({ regionTypeId }) => !types.wasRemoved(regionTypeId));
  const wanted = herds.flatMap((herd) => {
    const regions = automaticRegionsOf(herd);
    return wantedTypes.flatMap(({ regionTypeId }) => {
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
      ? [{ mapping, value }]
      : [];
  });
  if (missing.length === 0 && outdated.length === 0) return;

  database.inTransaction(() => {
    for (const type of wantedTypes) if (!types.has(type.regionTypeId)) types.put(type);
    for (const specification of automaticSpecifications) {
      const { regionSpecificationId, regionType } = specification;
      if (types.has(regionType) && !specifications.find(regionSpecificationId)) specifications.put(specification);
    }
    for (const value of missing) mappings.create(value, { by: 'instance' }, now);
    for (const { mapping, value } of outdated) mappings.change(mapping, value, true, now);
  });
}

const keyOf = ({ cameraId, regionType }: { cameraId: string; regionType: string }): string =>
  JSON.stringify([cameraId, regionType]);
