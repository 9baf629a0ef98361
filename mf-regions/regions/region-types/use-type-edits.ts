import { type Edits, useEdits } from '@barnwatch/shared/answers';
import { putRegionType } from '@barnwatch/shared/wire/calls';
import { useState } from 'react';
import { basedEdits } from '../entries/based-edits';
import { createBases } from '../entries/bases';
import type { RegionValue } from '../entries/region-value';
import { type RegionChoosing, useRegionChoices } from '../entries/use-region-choices';

export interface TypeEditing extends RegionChoosing {
  readonly edits: Edits<RegionValue>;
}

/**
 * Colours of region types. Needs `regions.manage`.
 * @param onTold asks the list again: after each that was saved, and after a refusal
 */
export function useTypeEdits(onTold: () => void): TypeEditing {
  const [bases] = useState(createBases);
  const request = (regionTypeId: string, { color }: RegionValue) => {
    const basis = bases.of(regionTypeId);
    const value = { color: color ?? '' };
    bases.sent(regionTypeId, { color: value.color, regionType: null });
    return { path: { regionTypeId }, body: { value, ...(basis && { expectedValue: { color: basis.color } }) } };
  };
  const editing = useEdits(putRegionType, basedEdits(bases, request, onTold));
  return { edits: editing.edits, ...useRegionChoices(editing, bases) };
}
