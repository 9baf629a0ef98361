import type { AnimalDistributionRequest } from '@barnwatch/shared/wire';
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

/** Animals by place as they were seen last; nothing where the barn tells shares only, or has seen nobody. */
export function latestPlaces({
  animalDistribution: { samples },
}: AnswerOf<typeof queryAnimalDistribution>): ReadonlyMap<string, number> {
  const last = samples.findLast(({ index }) => index !== null);
  if (last?.animals === undefined) return new Map();
  const { animals, shares } = last;
  return new Map(Object.entries(shares).map(([place, share]) => [place, Math.round(share * animals)]));
}

/** What stands in a region. */
export interface RegionCount {
  readonly region: ShownRegion;
  readonly count: number;
}

/** The regions in which something stands: of several of one place the first, for the animals of all of them. */
export function countedRegions(
  regions: readonly ShownRegion[],
  places: ReadonlyMap<string, number>,
): readonly RegionCount[] {
  return [...places].flatMap(([place, count]) => {
    const region = regions.find(({ specification }) => specification === place);
    return region ? [{ region, count }] : [];
  });
}
