import type { RegionMapping } from './region-mapping';

/** Where something is used. */
export interface RegionUsage {
  readonly regions: number;
  /** Cameras with such regions, in the order of the mappings. */
  readonly cameraIds: readonly string[];
}

export const unused: RegionUsage = { regions: 0, cameraIds: [] };

/** The regions of each specification. */
export function usageBySpecification(mappings: readonly RegionMapping[]): ReadonlyMap<string, RegionUsage> {
  return usageBy(mappings, (_, { regionSpecification }) => regionSpecification);
}

/** The regions of each region type. */
export function usageByType(mappings: readonly RegionMapping[]): ReadonlyMap<string, RegionUsage> {
  return usageBy(mappings, ({ regionType }) => regionType);
}

type Region = RegionMapping['regions'][number];

function usageBy(
  mappings: readonly RegionMapping[],
  nameOf: (mapping: RegionMapping, region: Region) => string,
): ReadonlyMap<string, RegionUsage> {
  const usages = new Map<string, RegionUsage>();
  for (const mapping of mappings) {
    for (const region of mapping.regions) {
      const name = nameOf(mapping, region);
      const { regions, cameraIds } = usages.get(name) ?? unused;
      const isKnown = cameraIds.includes(mapping.cameraId);
      usages.set(name, {
        regions: regions + 1,
        cameraIds: isKnown ? cameraIds : [...cameraIds, mapping.cameraId],
      });
    }
  }
  return usages;
}
