import { useEffect, useRef, useState } from 'react';
import type { RegionMapping } from '../../region-records/record/region-mapping';
import type { MappingBasis, RegionDraft } from '../drafts/region-draft';
import type { DrawnRegion } from '../drawing/drawing';
import type { EditAction } from '../drawing/edit-actions';
import { type EditState, isUnsaved } from '../drawing/edit-state';
import { mergeRegions, type RegionMerge } from '../merging/merge-regions';
import { basisOf, hasRegions, isSame } from '../saving/use-mapping-save';

export interface Meanwhile {
  /** What the drawing is based on. */
  readonly basis: MappingBasis;
  /** The barn has something else by now, and there is a drawing that it does not have. */
  readonly hasChanged: boolean;
  /** What becomes of both, while it is asked for. */
  readonly merge: RegionMerge | null;
  readonly ask: () => void;
  /** The barn has told something else when it was to save. */
  readonly meet: (mapping: RegionMapping | null) => void;
  readonly take: (regions: readonly DrawnRegion[], keys: number) => void;
  readonly later: () => void;
  /** The barn has taken the drawing. */
  readonly settle: (mapping: RegionMapping) => void;
}

/**
 * What somebody else does to the same regions while they are drawn here. Without a drawing it is simply shown.
 * @param unanswered what was sent from here and not answered: where the barn has it, that is no news
 */
export function useMeanwhile(
  mapping: RegionMapping | null,
  draft: RegionDraft | null,
  state: EditState,
  dispatch: (action: EditAction) => void,
  unanswered: readonly DrawnRegion[] | null,
): Meanwhile {
  const [basis, setBasis] = useState<MappingBasis>(() => (draft ? draft.basis : basisOf(mapping)));
  // What was told before the last saving is no news, however long it is still shown.
  const seen = useRef<RegionMapping | null | undefined>(undefined);
  const [met, setMet] = useState<{ readonly mapping: RegionMapping | null } | null>(null);
  const [asked, setAsked] = useState<{ readonly mapping: RegionMapping | null; readonly merge: RegionMerge } | null>(
    null,
  );
  const isNews = mapping !== seen.current && !isSame(mapping, basis, state.base);
  const arrived = isNews ? [state.drawing.regions, unanswered].find((one) => hasRegions(mapping, one)) : null;
  const newest = met ? met.mapping : mapping;
  const unsaved = isUnsaved(state);

  const mergeWith = (theirs: RegionMapping | null) =>
    mergeRegions(state.base, state.drawing.regions, theirs?.regions ?? [], state.keys);

  useEffect(() => {
    if (!arrived || asked) return;
    seen.current = mapping;
    setBasis(basisOf(mapping));
    setMet(null);
    dispatch({ kind: 'saved', regions: arrived });
  }, [arrived, asked, mapping, dispatch]);

  useEffect(() => {
    if (!isNews || arrived || unsaved || asked) return;
    const { base, keys } = mergeRegions(state.base, state.drawing.regions, mapping?.regions ?? [], state.keys);
    seen.current = mapping;
    setBasis(basisOf(mapping));
    dispatch({ kind: 'rebased', base, regions: base, keys });
  }, [isNews, arrived, unsaved, asked, mapping, state, dispatch]);

  return {
    basis,
    hasChanged: ((isNews && !arrived) || met !== null) && unsaved,
    merge: asked?.merge ?? null,
    ask: () => setAsked({ mapping: newest, merge: mergeWith(newest) }),
    meet(theirs) {
      setMet({ mapping: theirs });
      setAsked({ mapping: theirs, merge: mergeWith(theirs) });
    },
    take(regions, keys) {
      if (!asked) return;
      seen.current = mapping;
      setBasis(basisOf(asked.mapping));
      dispatch({ kind: 'rebased', base: asked.merge.base, regions, keys });
      setMet(null);
      setAsked(null);
    },
    later: () => setAsked(null),
    settle(saved) {
      seen.current = mapping;
      setBasis(basisOf(saved));
      setMet(null);
    },
  };
}
