import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pause } from '../making/pause';
import { type MappedCamera, makeMaps } from './make-maps';
import { type MapsState, mapCame, mapsBegun, noMaps } from './maps-state';

/** Who is still choosing orders nothing, ms. */
const restMs = 500;

export interface MapsInHand {
  readonly state: MapsState;
  /** What the wanted maps are of. */
  readonly of: string;
  /** Tries those again that failed. */
  readonly again: () => void;
}

/**
 * Where animals were in the pictures of several cameras, for as long as it is wanted: what is not wanted any more is
 * called off at the barn.
 */
export function useManyMaps(
  instance: InstanceView,
  cameras: readonly MappedCamera[],
  labels: readonly string[],
  { start, end }: TimeSpan,
): MapsInHand {
  const client = useInstanceClient(instance.globalUniqueIdentifier);
  const [state, setState] = useState(noMaps);
  const [attempt, setAttempt] = useState(0);
  const wanted = useRef({ cameras, labels, state });
  useEffect(() => {
    wanted.current = { cameras, labels, state };
  });
  // Cameras that come into sight in another order are the same ones.
  const ids = cameras.map(({ cameraId }) => cameraId).sort();
  const of = JSON.stringify([start, end, labels, ids]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to make them again
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => {
      const { cameras: all, labels: counted, state: known } = wanted.current;
      const span = { start, end };
      const made = known.now?.of === of ? known.now.cells : null;
      setState((before) => mapsBegun(before, { of, span, total: all.length }));
      void makeMaps(
        client,
        all.filter(({ cameraId }) => !made?.has(cameraId)),
        counted,
        span,
        {
          signal,
          pause,
          onMap: (cameraId, map) => setState((before) => mapCame(before, of, cameraId, map)),
        },
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, of, start, end, attempt]);
  return { state, of, again: useCallback(() => setAttempt((last) => last + 1), []) };
}
