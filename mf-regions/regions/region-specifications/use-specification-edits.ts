import { type Edits, useEdits } from '@barnwatch/shared/answers';
import { putRegionSpecification } from '@barnwatch/shared/wire/calls';
import type { RegionValue } from '../entries/region-value';
import { type RegionChoosing, useBases, useRegionChoices } from '../entries/use-region-choices';

export interface SpecificationEditing extends RegionChoosing {
  readonly edits: Edits<RegionValue>;
}

/**
 * Colours of specifications, and what they are of. Needs `regions.manage`.
 * @param onTold asks the list again: after each that was saved, and after a refusal
 */
export function useSpecificationEdits(onTold: () => void): SpecificationEditing {
  const bases = useBases();
  const editing = useEdits(putRegionSpecification, {
    request: (regionSpecificationId, { color, regionType }: RegionValue) => {
      const basis = bases.of(regionSpecificationId);
      return {
        path: { regionSpecificationId },
        body: {
          value: { color: color ?? '', regionType: regionType ?? '' },
          ...(basis && { expectedValue: { color: basis.color, regionType: basis.regionType ?? '' } }),
        },
      };
    },
    onSaved: onTold,
    onRefused: onTold,
  });
  return { edits: editing.edits, ...useRegionChoices(editing, bases) };
}
