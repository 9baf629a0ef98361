import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/answers';
import * as v from 'valibot';

const answer = v.object({
  regionSpecifications: v.array(v.object({ regionSpecificationId: v.pipe(v.string(), v.minLength(1)) })),
});

/** Reads `data` of `GET api/regions/specifications`: their ids, which are their names. @throws {v.ValiError} */
function parseRegionSpecifications(data: unknown): readonly string[] {
  return v.parse(answer, data).regionSpecifications.map(({ regionSpecificationId }) => regionSpecificationId);
}

/** The kinds of place that the barn knows. Needs `regions.view`. */
export function useRegionSpecifications(): BarnAnswer<readonly string[]> {
  return useBarnAnswer('incidents-region-specifications', 'api/regions/specifications', {
    parse: parseRegionSpecifications,
    keep: true,
  });
}
