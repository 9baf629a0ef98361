import { type Edits, useEdits } from '@barnwatch/shared/answers';
import { isTransient } from '@barnwatch/shared/auth-client';
import { putRegionType } from '@barnwatch/shared/wire/calls';
import { useState } from 'react';
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
  const editing = useEdits(putRegionType, {
    request,
    again: (name, value, error) => (bases.meet(name, error) ? request(name, value) : null),
    onSaved(name) {
      bases.settle(name);
      onTold();
    },
    onRefused(name, error) {
      if (!isTransient(error)) bases.settle(name);
      onTold();
    },
  });
  return { edits: editing.edits, ...useRegionChoices(editing, bases) };
}
