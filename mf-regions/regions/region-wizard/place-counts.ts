import type { AnimalDistribution, AnimalDistributionSetup } from '@barnwatch/shared/wire/calls';
import type { RegionMapping } from '../../region-records/record/region-mapping';

/** How many animals were at a place, on average. */
export interface PlaceCount {
  readonly place: string;
  /** 0 to 1 */
  readonly share: number;
  /** Null where the barn tells shares only. */
  readonly animals: number | null;
}

/** The means of a distribution; empty where nothing was seen. */
export function placeCounts({ samples }: Pick<AnimalDistribution, 'samples'>): readonly PlaceCount[] {
  const seen = samples.filter(({ index }) => index !== null);
  if (seen.length === 0) return [];
  const places = [...new Set(seen.flatMap(({ shares }) => Object.keys(shares)))];
  const knowsAnimals = seen.every(({ animals }) => animals !== undefined);
  const mean = (of: (sample: (typeof seen)[number]) => number): number =>
    seen.reduce((sum, sample) => sum + of(sample), 0) / seen.length;
  return places.map((place) => ({
    place,
    share: mean(({ shares }) => shares[place] ?? 0),
    animals: knowsAnimals ? mean(({ shares, animals = 0 }) => (shares[place] ?? 0) * animals) : null,
  }));
}

/** The places that a distribution will tell of, in order of name: known before anything is counted. */
export function placesOf(
  { regionType, cameraIds }: Pick<AnimalDistributionSetup, 'regionType' | 'cameraIds'>,
  mappings: readonly RegionMapping[],
  compare: (one: string, other: string) => number,
): readonly string[] {
  const own = mappings.filter((mapping) => mapping.regionType === regionType && cameraIds.includes(mapping.cameraId));
  const places = own.flatMap(({ regions }) => regions.map(({ regionSpecification }) => regionSpecification));
  return [...new Set(places)].sort(compare);
}
