import type { AnimalDistributionRequest, Point } from '@barnwatch/shared/wire';
import type { AnimalDistributionSetup, AnswerOf, queryAnimalDistribution } from '@barnwatch/shared/wire/calls';
import { millisecondsInMinute } from 'date-fns/constants';
import type { ShownRegion } from './shown-regions';

/** Of these minutes some has been counted. */
const latelyMs = 15 * millisecondsInMinute;

/** What is asked for to know where the animals of one camera are. */
export function placesOfCamera(
  { minimumTimeResolution }: Pick<AnimalDistributionSetup, 'minimumTimeResolution'>,
  cameraId: string,
): AnimalDistributionRequest {
  const timeResolution = Math.max(5 * millisecondsInMinute, minimumTimeResolution);
  return { time: { duration: Math.max(latelyMs, 2 * timeResolution) }, timeResolution, cameraIds: [cameraId] };
}

/** One of each type: a camera may be counted with its house and with the whole barn, and is asked for alone. */
export function setupsOfCamera(
  setups: readonly AnimalDistributionSetup[],
  cameraId: string,
): readonly AnimalDistributionSetup[] {
  const own = setups.filter(({ cameraIds }) => cameraIds.includes(cameraId));
  return own.filter(({ regionType }, at) => own.findIndex((one) => one.regionType === regionType) === at);
}

/** Animals in the regions of one type of a camera, as they were seen last. */
export interface SeenAnimals {
  readonly byPlace: ReadonlyMap<string, number>;
  /** In each region of a mapping, in its order; null where the barn tells places only. */
  readonly byRegion: {
    readonly regionMappingId: string;
    readonly lastUpdated: number | null;
    readonly animals: readonly number[];
  } | null;
}

export const nobodySeen: SeenAnimals = { byPlace: new Map(), byRegion: null };

/** Nothing where the barn tells shares only, or has seen nobody. */
export function latestPlaces({
  animalDistribution: { samples, regionMapping },
}: AnswerOf<typeof queryAnimalDistribution>): SeenAnimals {
  const last = samples.findLast(({ index }) => index !== null);
  if (last?.animals === undefined) return nobodySeen;
  const { animals, shares, inRegions } = last;
  return {
    byPlace: new Map(Object.entries(shares).map(([place, share]) => [place, Math.round(share * animals)])),
    byRegion:
      regionMapping && inRegions
        ? {
            regionMappingId: regionMapping.regionMappingId,
            lastUpdated: regionMapping.lastUpdated ?? null,
            animals: inRegions.map(Math.round),
          }
        : null,
  };
}

/** What stands in a region. */
export interface RegionCount {
  readonly region: ShownRegion;
  readonly count: number;
}

/** Where words stand, in shares of the picture. */
export interface WrittenCount extends RegionCount {
  readonly at: Point;
}

/** How high words are, and how near one another they cover each other, px. */
const lineHeightPx = 18;
const letterPx = 7;

/** Regions of several types lie over one another: what would be covered stands a line lower. */
export function writtenCounts(
  counts: readonly RegionCount[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly WrittenCount[] {
  const lengthOf = ({ region }: RegionCount) => (region.specification.length + 4) * letterPx;
  const written: WrittenCount[] = [];
  for (const one of counts.toSorted((a, b) => a.region.middle.y - b.region.middle.y)) {
    const { x } = one.region.middle;
    let { y } = one.region.middle;
    // From above: whoever is met is the lowest so far of those that stand in the way.
    for (const other of written.toSorted((a, b) => a.at.y - b.at.y)) {
      const isBeside = Math.abs(other.at.x - x) * width >= (lengthOf(one) + lengthOf(other)) / 2;
      if (!isBeside && Math.abs(other.at.y - y) * height < lineHeightPx) y = other.at.y + lineHeightPx / height;
    }
    written.push({ ...one, at: { x, y } });
  }
  return written;
}

/**
 * The regions in which something stands. Where the barn tells places only, or the regions have been drawn anew since:
 * of several of one place the first, for the animals of all of them.
 */
export function countedRegions(regions: readonly ShownRegion[], seen: readonly SeenAnimals[]): readonly RegionCount[] {
  return seen.flatMap(({ byPlace, byRegion }) => {
    const counted = byRegion
      ? regions.filter(({ mapping }) => mapping.regionMappingId === byRegion.regionMappingId)
      : [];
    const isSame =
      counted.length === byRegion?.animals.length &&
      counted.every(({ mapping }) => (mapping.lastUpdated ?? null) === byRegion.lastUpdated);
    if (isSame) return counted.map((region, index) => ({ region, count: byRegion.animals[index] ?? 0 }));
    return [...byPlace].flatMap(([place, count]) => {
      const region = regions.find(({ specification }) => specification === place);
      return region ? [{ region, count }] : [];
    });
  });
}
