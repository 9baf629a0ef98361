import { useCallback, useMemo, useRef } from 'react';
import type { RequestError } from '../auth-client/requests/outcome';
import { type BarnReading, knownReading } from './barn-reading';

/** How far an answer has come, as the quick finder tells it of a part (`FinderPart`). */
export interface FinderState {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly error?: RequestError;
  /** When a value that is not fresh was received, ms since 1970 UTC. */
  readonly oldSince?: number;
  readonly setAside: number;
  readonly retry: () => void;
}

/** The same for as long as nothing of it has changed. */
export function useFinderState(reading: BarnReading<unknown>): FinderState {
  const latest = useRef(reading.retry);
  latest.current = reading.retry;
  const retry = useCallback(() => latest.current(), []);
  const { state } = reading;
  const error = reading.state === 'failed' ? reading.error : null;
  const known = knownReading(reading);
  const oldSince = error !== null && known ? known.receivedAt : null;
  const setAside = known?.setAside.length ?? 0;
  return useMemo(
    () => ({ state, setAside, retry, ...(error && { error }), ...(oldSince !== null && { oldSince }) }),
    [state, setAside, retry, error, oldSince],
  );
}
