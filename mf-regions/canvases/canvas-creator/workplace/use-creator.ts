import { useCallback, useMemo, useReducer } from 'react';
import type { CanvasCamera } from '../../../canvas-records/record/canvas-camera';
import type { Arrangement } from '../arranging/arrangement';
import { type Base, type CreatorState, creatorAfter, type Gesture, startState } from '../arranging/creator-state';
import type { Ratios, Step } from '../arranging/steps';

/** The arrangement and everything that can be done to it. */
export interface Creator {
  readonly state: CreatorState;
  readonly ratios: Ratios;
  readonly step: (step: Step, gesture?: Gesture) => void;
  readonly endGesture: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly select: (keys: readonly string[]) => void;
  readonly toggle: (key: string) => void;
  /** What the barn has is another one now; what was done here stays. */
  readonly basedOn: (base: Base | null) => void;
  readonly open: (base: Base) => void;
}

export function useCreator(
  start: { readonly now: Arrangement; readonly base: Base | null },
  cameras: ReadonlyMap<string, CanvasCamera> | null,
): Creator {
  const [state, dispatch] = useReducer(creatorAfter, start, ({ now, base }) => startState(now, base));
  const ratios = useMemo(() => new Map([...(cameras ?? [])].map(([id, { ratio }]) => [id, ratio])), [cameras]);
  const step = useCallback(
    (one: Step, gesture?: Gesture) => dispatch({ kind: 'step', step: one, ratios, ...(gesture && { gesture }) }),
    [ratios],
  );
  return useMemo(
    () => ({
      state,
      ratios,
      step,
      endGesture: () => dispatch({ kind: 'gesture-ended' }),
      undo: () => dispatch({ kind: 'undo' }),
      redo: () => dispatch({ kind: 'redo' }),
      select: (keys: readonly string[]) => dispatch({ kind: 'select', keys }),
      toggle: (key: string) => dispatch({ kind: 'toggle', key }),
      basedOn: (base: Base | null) => dispatch({ kind: 'based', base }),
      open: (base: Base) => dispatch({ kind: 'opened', base }),
    }),
    [state, ratios, step],
  );
}
