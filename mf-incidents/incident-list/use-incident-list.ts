import { useInstanceClient, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react';
import type { IncidentSelection } from '../api/incident-query';
import { readIncidents } from '../api/read-incidents';
import { type IncidentListState, incidentListAfter, unreadList } from './incident-list-state';
import { pauseBeforeReading, type Reach, type Reading, readingAfresh, readingAgain, readingOn } from './reading-plan';
import { runWhileVisible } from './while-visible';

export interface IncidentList {
  readonly state: IncidentListState;
  /** Reads the list afresh now. */
  readonly refresh: () => void;
  /** Tries once more what has failed. */
  readonly tryAgain: () => void;
}

/**
 * The selected incidents of the selected barn, as far as `reach` wants them; read again by themselves every minute,
 * after failures that may pass, and when the barn is back. For another selection, mount it anew.
 */
export function useIncidentList(selection: IncidentSelection, reach: Reach): IncidentList {
  const client = useInstanceClient();
  const isOnline = useSelectedBarn()?.online ?? false;
  const [state, dispatch] = useReducer(incidentListAfter, unreadList);
  const underWay = useRef<AbortController>(undefined);
  const failures = useRef(0);
  const wanted = useRef(selection);

  const read = useCallback(
    async ({ purpose, ...place }: Reading): Promise<void> => {
      underWay.current?.abort();
      const reading = new AbortController();
      const { signal } = reading;
      underWay.current = reading;
      dispatch({ kind: 'asked', purpose });
      const outcome = await readIncidents(client, wanted.current, place, signal);
      if (signal.aborted) return;
      failures.current = outcome.ok ? 0 : failures.current + 1;
      // Fifty cards take a while to draw on a weak phone: presses and typing go first.
      startTransition(() => {
        if (outcome.ok) dispatch({ kind: 'answered', purpose, page: outcome.value, receivedAt: Date.now() });
        else dispatch({ kind: 'refused', purpose, error: outcome.error });
      });
    },
    [client],
  );

  useEffect(() => {
    void read(readingAfresh(unreadList));
    return () => underWay.current?.abort();
  }, [read]);

  const { cards, search } = reach;
  useEffect(() => {
    const reading = readingOn(state, { cards, search });
    if (reading) void read(reading);
  }, [state, cards, search, read]);

  useEffect(() => {
    const pauseMs = pauseBeforeReading(state, failures.current);
    return pauseMs === null ? undefined : runWhileVisible(() => void read(readingAgain(state)), pauseMs);
  }, [state, read]);

  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) void read(readingAgain(state));
    wasOnline.current = isOnline;
  }, [isOnline, state, read]);

  return {
    state,
    refresh: () => void read(readingAfresh(state)),
    tryAgain: () => void read(readingAgain(state)),
  };
}
