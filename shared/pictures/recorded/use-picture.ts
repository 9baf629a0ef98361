import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useReturn } from '../../answers/use-return';
import type { InstanceView } from '../../auth-client';
import { type PictureState, PictureView } from './picture-view';
import { picturesOfBarn } from './pictures-of-barn';
import type { PictureSource } from './recorded-pictures';

export interface PictureReading {
  readonly state: PictureState;
  /** Asks again now for what failed. */
  readonly retry: () => void;
}

export interface PictureOptions {
  /** Those that come next, of a stable identity. */
  readonly ahead?: readonly PictureSource[];
  /** Nothing is asked for before the question has stood for so long, ms. */
  readonly restMs?: number;
}

const none: readonly PictureSource[] = [];

/**
 * One picture of a barn at a time: asked for in turn with the others, again when the barn is back and after what may
 * pass by itself, and given back when it is no longer shown.
 *
 * @param source of a stable identity; null while none is wanted
 */
export function usePicture(
  { globalUniqueIdentifier, online }: Pick<InstanceView, 'globalUniqueIdentifier' | 'online'>,
  source: PictureSource | null,
  { ahead = none, restMs = 0 }: PictureOptions = {},
): PictureReading {
  const pictures = picturesOfBarn(globalUniqueIdentifier);
  const view = useMemo(() => new PictureView(pictures), [pictures]);
  const state = useSyncExternalStore(view.subscribe, view.state);
  useEffect(() => {
    if (restMs === 0) return view.want(source, ahead);
    const timer = setTimeout(() => view.want(source, ahead), restMs);
    return () => clearTimeout(timer);
  }, [view, source, ahead, restMs]);
  useEffect(() => () => view.close(), [view]);
  useReturn(online, () => pictures.forgive());
  const key = source?.key ?? null;
  return useMemo(() => ({ state: ofQuestion(state, key), retry: () => view.retry() }), [view, state, key]);
}

/** What is known by now may be the answer to the question before. */
function ofQuestion(state: PictureState, key: string | null): PictureState {
  if (state.key === key) return state;
  switch (state.kind) {
    case 'loading':
      return { kind: 'loading', key, last: state.last };
    case 'ready':
      return { kind: 'loading', key, last: state.picture };
    case 'failed':
      return { kind: 'loading', key, last: null };
  }
}
