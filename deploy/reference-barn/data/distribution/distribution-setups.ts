import type { AnimalDistributionSetup, Region, RegionMapping } from '@barnwatch/shared/wire';
import type { StoredCamera } from '../../cameras/camera-store';
import type { ObservedHerd } from '../../cameras/observed-herd';
import { labelsOf } from '../labels';

/** A look at a whole house is the work of many cameras: no finer than a distribution changes. */
const minimumTimeResolution = 300_000;

/** One camera's share in a distribution. */
export interface DistributionPart {
  readonly cameraId: string;
  readonly herd: ObservedHerd;
  readonly regions: readonly Region[];
}

export interface Distribution {
  readonly setup: AnimalDistributionSetup;
  readonly parts: readonly DistributionPart[];
}

export interface DistributionSources {
  readonly cameras: readonly StoredCamera[];
  readonly herdOf: (cameraId: string) => ObservedHerd | null;
  readonly mappings: readonly RegionMapping[];
}

/**
 * Animals spread over the places of one region type. There is a distribution for every tag that several cameras share
 * (a house, a section), and one for the whole barn where no tag divides it.
 */
export function distributionsOf({ cameras, herdOf, mappings }: DistributionSources): readonly Distribution[] {
  const types = [...new Set(mappings.map(({ regionType }) => regionType))];
  return types
    .flatMap((regionType) => {
      const partOf = (cameraId: string): readonly DistributionPart[] => {
        const herd = herdOf(cameraId);
        const mapping = mappings.find((one) => one.cameraId === cameraId && one.regionType === regionType);
        return herd && mapping && placesIn(mapping) > 1 ? [{ cameraId, herd, regions: mapping.regions }] : [];
      };
      const taking = cameras.filter(({ cameraId }) => partOf(cameraId).length > 0);
      return groupsOf(taking).map(({ name, members }) =>
        distributionOf(
          regionType,
          name,
          members.flatMap(({ cameraId }) => partOf(cameraId)),
        ),
      );
    })
    .toSorted((one, other) => (one.setup.name < other.setup.name ? -1 : 1));
}

function placesIn({ regions }: RegionMapping): number {
  return new Set(regions.map(({ regionSpecification }) => regionSpecification)).size;
}

interface CameraGroup {
  readonly name: string;
  readonly members: readonly StoredCamera[];
}

function groupsOf(cameras: readonly StoredCamera[]): readonly CameraGroup[] {
  const inUse = cameras.filter(({ tags }) => tags.length > 0 && !tags.includes('decommissioned'));
  if (inUse.length === 0) return [];
  const tags = [...new Set(inUse.flatMap((camera) => camera.tags))];
  const dividing = tags.flatMap((tag) => {
    const members = inUse.filter((camera) => camera.tags.includes(tag));
    return members.length > 1 && members.length < inUse.length ? [{ name: capitalised(tag), members }] : [];
  });
  return dividing.length > 0 ? dividing : [{ name: 'Whole barn', members: inUse }];
}

function distributionOf(regionType: string, group: string, parts: readonly DistributionPart[]): Distribution {
  const isZone = regionType === 'zone';
  const id = slug(isZone ? group : `${group} ${regionType}`);
  return {
    parts,
    setup: {
      animalDistributionId: id,
      name: (isZone ? group : `${group}: ${regionType}`).slice(0, 100),
      regionType,
      cameraIds: parts.map(({ cameraId }) => cameraId),
      labels: [...new Set(parts.flatMap(({ herd }) => labelsSeen(herd)))],
      minimumTimeResolution,
    },
  };
}

function labelsSeen(herd: ObservedHerd): readonly string[] {
  return herd.kind === 'detected' ? herd.labels : labelsOf(herd.camera.species);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s/\\]+/g, '-')
    .slice(0, 128);
}
