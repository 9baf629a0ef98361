import type { RegionSpecification } from '../../region-records/record/region-specification';

/** The specifications of one region type, in order of name. */
export interface SpecificationGroup {
  readonly regionType: string;
  readonly members: readonly RegionSpecification[];
}

/** Every type with its specifications, those without any too; types that nobody tells of come with theirs as well. */
export function groupsByType(
  specifications: readonly RegionSpecification[],
  regionTypes: readonly string[],
  compare: (one: string, other: string) => number,
): readonly SpecificationGroup[] {
  const names = [...new Set([...regionTypes, ...specifications.map(({ regionType }) => regionType)])];
  return names.sort(compare).map((regionType) => ({
    regionType,
    members: specifications
      .filter((specification) => specification.regionType === regionType)
      .sort((one, other) => compare(one.regionSpecificationId, other.regionSpecificationId)),
  }));
}
