import { type BarnReading, knownReading, useReading } from '@barnwatch/shared/answers';
import { type AnswerOf, listRegionSpecifications } from '@barnwatch/shared/wire/calls';

/** Their ids, which are their names. */
function regionNames({ regionSpecifications }: AnswerOf<typeof listRegionSpecifications>): readonly string[] {
  return regionSpecifications.map(({ regionSpecificationId }) => regionSpecificationId);
}

/** The kinds of place that the barn knows. Needs `regions.view`. */
export function useRegionSpecifications(): BarnReading<readonly string[]> {
  return useReading(listRegionSpecifications, { keep: true }, regionNames);
}

/** Product 5.13: of a colour the first 7 characters count, and only where they are one. */
function regionColors({
  regionSpecifications,
}: AnswerOf<typeof listRegionSpecifications>): ReadonlyMap<string, string> {
  return new Map(
    regionSpecifications.flatMap(({ regionSpecificationId, color }) => {
      const stored = /^#[0-9a-f]{6}/i.exec(color)?.[0];
      return stored === undefined ? [] : [[regionSpecificationId, stored] as const];
    }),
  );
}

/** The colour in which a kind of place is drawn; null where none is known. Needs `regions.view`. */
export function useRegionColor(regionSpecification: string): string | null {
  const known = knownReading(useReading(listRegionSpecifications, { keep: true }, regionColors));
  return known?.value.get(regionSpecification) ?? null;
}
