import { type Edits, useEdits } from '@barnwatch/shared/answers';
import { putRegionType } from '@barnwatch/shared/wire/calls';
import type { RegionValue } from '../entries/region-value';
import { type RegionChoosing, useBases, useRegionChoices } from '../entries/use-region-choices';

export interface TypeEditing extends RegionChoosing {
  readonly edits: Edits<RegionValue>;
}

/**
 * Colours of region types. Needs `regions.manage`.
 * @param onTold asks the list again: after each that was saved, and after a refusal
 */
export function useTypeEdits(onTold: () => void): TypeEditing {
  const bases = useBases();
  const editing = useEdits(putRegionType, {
    request: (regionTypeId, { color }: RegionValue) => {
      const basis = bases.of(regionTypeId);
      return {
        path: { regionTypeId },
        body: { value: { color: color ?? '' }, ...(basis && { expectedValue: { color: basis.color } }) },
      };
    },
    onSaved: onTold,
    onRefused: onTold,
  });
  return { edits: editing.edits, ...useRegionChoices(editing, bases) };
}
