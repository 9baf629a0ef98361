import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import { type AnswerOf, listRegionSpecifications } from '@barnwatch/shared/wire/calls';

/** Their ids, which are their names. */
function regionNames({ regionSpecifications }: AnswerOf<typeof listRegionSpecifications>): readonly string[] {
  return regionSpecifications.map(({ regionSpecificationId }) => regionSpecificationId);
}

/** The kinds of place that the barn knows. Needs `regions.view`. */
export function useRegionSpecifications(): BarnReading<readonly string[]> {
  return useReading(listRegionSpecifications, { keep: true }, regionNames);
}
