import { type Edits, useEdits } from '@barnwatch/shared/answers';
import type { ColorValue } from '@barnwatch/shared/ui/form';
import { putRegionType } from '@barnwatch/shared/wire/calls';
import { useState } from 'react';
import { type ColorChoices, choicesAfter } from './color-edits';

export interface ColorEditing {
  readonly choices: ColorChoices;
  readonly edits: Edits<ColorValue>;
  /** `holds`: the colour that holds now; choosing it again is no edit. */
  readonly choose: (regionTypeId: string, color: ColorValue, holds: ColorValue | null) => void;
  readonly undo: (regionTypeId: string) => void;
  readonly save: (regionTypeId: string, color: ColorValue) => Promise<void>;
}

/**
 * Colours that are chosen and saved here, one after the other. Needs `regions.manage`.
 * @param onSaved told after each saved colour
 */
export function useColorEdits(onSaved: () => void): ColorEditing {
  const [choices, setChoices] = useState<ColorChoices>(new Map());
  const { edits, save, dismiss } = useEdits(putRegionType, {
    request: (regionTypeId, color: ColorValue) => ({ path: { regionTypeId }, body: { value: { color } } }),
    onSaved,
  });
  const choose: ColorEditing['choose'] = (regionTypeId, color, holds) =>
    setChoices((known) => choicesAfter(known, regionTypeId, color, holds));
  const takeBack = (regionTypeId: string) => setChoices((known) => choicesAfter(known, regionTypeId, null, null));
  return {
    choices,
    edits,
    choose,
    undo: (regionTypeId) => {
      takeBack(regionTypeId);
      if (edits.get(regionTypeId)?.kind === 'refused') dismiss(regionTypeId);
    },
    save: (regionTypeId, color) => {
      takeBack(regionTypeId);
      return save(regionTypeId, color);
    },
  };
}
