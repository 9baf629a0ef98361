import type { Editing } from '@barnwatch/shared/answers';
import { useRef, useState } from 'react';
import type { Bases } from './bases';
import { choicesAfter, type RegionChoices } from './region-edits';
import type { RegionRecord, RegionValue } from './region-value';

export interface RegionChoosing {
  readonly choices: RegionChoices;
  /** `holds`: the value that holds now; choosing it again is no edit. */
  readonly choose: (name: string, value: RegionValue, holds: RegionValue) => void;
  readonly undo: (name: string, holds: RegionValue) => void;
  readonly save: (record: RegionRecord, value: RegionValue, holds: RegionValue) => Promise<void>;
}

/** Values that are chosen and saved here, one after the other. Needs `regions.manage`. */
export function useRegionChoices({ edits, save, dismiss }: Editing<RegionValue>, bases: Bases): RegionChoosing {
  const [choices, setChoices] = useState<RegionChoices>(new Map());
  const known = useRef(edits);
  known.current = edits;
  const choose: RegionChoosing['choose'] = (name, value, holds) =>
    setChoices((before) => choicesAfter(before, name, value, holds));
  const takeBack = (name: string, holds: RegionValue) =>
    setChoices((before) => choicesAfter(before, name, null, holds));
  return {
    choices,
    choose,
    undo: (name, holds) => {
      takeBack(name, holds);
      if (known.current.get(name)?.kind === 'refused') dismiss(name);
    },
    save: ({ name, told, storedColor }, value, holds) => {
      takeBack(name, holds);
      const color = holds.color === told.color ? storedColor : (holds.color ?? storedColor);
      bases.begin(name, { color, regionType: holds.regionType });
      return save(name, value);
    },
  };
}
