import { createHash } from 'node:crypto';
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
  /** Which regions these are. */
  readonly regionMapping: Pick<RegionMapping, 'regionMappingId' | 'lastUpdated'>;
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

export interface Distributions {
  /** Of several cameras that belong together. */
  readonly shared: readonly Distribution[];
  /** Of one camera each: it has one place of a type, or belongs to no others. */
  readonly single: readonly Distribution[];
}

/**
 * Animals spread over the places of one region type. There is a distribution for every tag that several cameras share
 * (a house, a section), and one for the whole barn where no tag divides it. A camera that takes part in none of a type
 * has one by itself: where there is nothing to compare, its animals can be counted all the same.
 */
export function distributionsOf({ cameras, herdOf, mappings }: DistributionSources): Distributions {
  const types = [...new Set(mappings.map(({ regionType }) => regionType))];
  const ofTypes = types.map((regionType) => {
    const ofType = new Map(mappings.flatMap((one) => (one.regionType === regionType ? [[one.cameraId, one]] : [])));
    const partOf = ({ cameraId }: StoredCamera): readonly DistributionPart[] => {
      const herd = herdOf(cameraId);
      const mapping = ofType.get(cameraId);
      if (!herd || !mapping || mapping.regions.length === 0) return [];
      const { regionMappingId, lastUpdated, regions } = mapping;
      const known = lastUpdated === undefined ? {} : { lastUpdated };
      return [{ cameraId, herd, regions, regionMapping: { regionMappingId, ...known } }];
    };
    const taking = cameras.filter((camera) => partOf(camera).some(({ regions }) => placesIn(regions) > 1));
    const shared = groupsOf(taking).map(({ name, members }) => sharedBy(regionType, name, members.flatMap(partOf)));
    const taken = new Set(shared.flatMap(({ setup }) => setup.cameraIds));
    const others = cameras.filter(({ cameraId, tags }) => !taken.has(cameraId) && !tags.includes('decommissioned'));
    const single = others.flatMap((camera) => partOf(camera).map((part) => ofOne(regionType, camera, part)));
    return { shared, single };
  });
  return {
    shared: byName(ofTypes.flatMap(({ shared }) => shared)),
    single: byName(ofTypes.flatMap(({ single }) => single)),
  };
}

function byName(distributions: readonly Distribution[]): readonly Distribution[] {
  return distributions.toSorted((one, other) => (one.setup.name < other.setup.name ? -1 : 1));
}

function placesIn(regions: readonly Region[]): number {
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

function sharedBy(regionType: string, group: string, parts: readonly DistributionPart[]): Distribution {
  const isZone = regionType === 'zone';
  const id = slug(isZone ? group : `${group} ${regionType}`);
  return distributionOf(id, isZone ? group : `${group}: ${regionType}`, regionType, parts);
}

function ofOne(regionType: string, { cameraId, name }: StoredCamera, part: DistributionPart): Distribution {
  // Both can be as long as an id may be: together they are none.
  const id = createHash('sha256')
    .update(JSON.stringify([cameraId, regionType]))
    .digest('base64url');
  return distributionOf(`camera-${id}`, `${name || cameraId}: ${regionType}`, regionType, [part]);
}

function distributionOf(
  animalDistributionId: string,
  name: string,
  regionType: string,
  parts: readonly DistributionPart[],
): Distribution {
  return {
    parts,
    setup: {
      animalDistributionId,
      name: name.slice(0, 100),
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
