import { type Edits, useEdits } from '@barnwatch/shared/answers';
import { putRegionSpecification } from '@barnwatch/shared/wire/calls';
import { useState } from 'react';
import { basedEdits } from '../entries/based-edits';
import { createBases } from '../entries/bases';
import type { RegionValue } from '../entries/region-value';
import { type RegionChoosing, useRegionChoices } from '../entries/use-region-choices';

export interface SpecificationEditing extends RegionChoosing {
  readonly edits: Edits<RegionValue>;
}

/**
 * Colours of specifications, and what they are of. Needs `regions.manage`.
 * @param onTold asks the list again: after each that was saved, and after a refusal
 */
export function useSpecificationEdits(onTold: () => void): SpecificationEditing {
  const [bases] = useState(createBases);
  const request = (regionSpecificationId: string, { color, regionType }: RegionValue) => {
    const basis = bases.of(regionSpecificationId);
    const value = { color: color ?? '', regionType: regionType ?? '' };
    bases.sent(regionSpecificationId, value);
    return {
      path: { regionSpecificationId },
      body: { value, ...(basis && { expectedValue: { color: basis.color, regionType: basis.regionType ?? '' } }) },
    };
  };
  const editing = useEdits(putRegionSpecification, basedEdits(bases, request, onTold));
  return { edits: editing.edits, ...useRegionChoices(editing, bases) };
}
