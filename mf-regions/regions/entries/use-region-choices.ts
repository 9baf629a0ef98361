import type { Editing } from '@barnwatch/shared/answers';
import { useRef, useState } from 'react';
import { choicesAfter, type RegionChoices } from './region-edits';
import type { RegionRecord, RegionValue } from './region-value';

/** The contract's colours, as `expectedValue` may carry them. */
const wholeColor = /^#[0-9a-f]{6}$/i;

/** The value that a change is based on, as the barn has it; null where it cannot be said. */
export interface Basis {
  readonly color: string;
  readonly regionType: string | null;
}

export interface RegionChoosing {
  readonly choices: RegionChoices;
  /** `holds`: the value that holds now; choosing it again is no edit. */
  readonly choose: (name: string, value: RegionValue, holds: RegionValue) => void;
  readonly undo: (name: string, holds: RegionValue) => void;
  readonly save: (record: RegionRecord, value: RegionValue, holds: RegionValue) => Promise<void>;
}

/** What the next saving of a record is based on: nobody else's change is overruled unseen (F47). */
export interface Bases {
  readonly of: (name: string) => Basis | undefined;
  readonly set: (name: string, basis: Basis | undefined) => void;
}

export function useBases(): Bases {
  const [bases] = useState(() => new Map<string, Basis | undefined>());
  return { of: (name) => bases.get(name), set: (name, basis) => void bases.set(name, basis) };
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
      // What follows a saving that is under way is based on that one, whatever becomes of it.
      const isFirst = known.current.get(name)?.kind !== 'saving';
      const color = holds.color === told.color ? storedColor : (holds.color ?? storedColor);
      bases.set(name, isFirst && wholeColor.test(color) ? { color, regionType: holds.regionType } : undefined);
      return save(name, value);
    },
  };
}
