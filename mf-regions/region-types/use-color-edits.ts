import { useInstanceClient } from '@barnwatch/shared/auth-client';
import type { ColorValue } from '@barnwatch/shared/ui/form';
import { useEffect, useReducer, useRef } from 'react';
import { saveColor } from '../api/save-color';
import { type ColorEdits, colorEditsAfter, noEdits } from './color-edits';

export interface ColorEditing {
  readonly edits: ColorEdits;
  /** `holds`: the colour that holds now; choosing it again is no edit. */
  readonly choose: (regionTypeId: string, color: ColorValue, holds: ColorValue | null) => void;
  readonly undo: (regionTypeId: string) => void;
  readonly save: (regionTypeId: string, color: ColorValue) => Promise<void>;
}

/**
 * Colours that are chosen and saved here. A saving goes on when the screen is left.
 * @param onSaved told after each saved colour
 */
export function useColorEdits(onSaved: () => void): ColorEditing {
  const client = useInstanceClient();
  const [edits, dispatch] = useReducer(colorEditsAfter, noEdits);
  const turns = useRef(new Map<string, Promise<unknown>>());
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  return {
    edits,
    choose: (regionTypeId, color, holds) => dispatch({ kind: 'chosen', regionTypeId, color, holds }),
    undo: (regionTypeId) => dispatch({ kind: 'undone', regionTypeId }),
    async save(regionTypeId, color) {
      dispatch({ kind: 'saving', regionTypeId, color });
      // One after the other: the colour that was saved last is the one that stays.
      const before = turns.current.get(regionTypeId);
      const saving = Promise.resolve(before).then(() => saveColor(client, regionTypeId, color));
      turns.current.set(regionTypeId, saving);
      const outcome = await saving;
      if (!isMounted.current) return;
      if (!outcome.ok) return dispatch({ kind: 'refused', regionTypeId, color, error: outcome.error });
      dispatch({ kind: 'saved', regionTypeId, color, at: Date.now() });
      onSaved();
    },
  };
}
