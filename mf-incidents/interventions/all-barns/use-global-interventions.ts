import { checkConnection, client, type InstanceView, isTransient } from '@barnwatch/shared/auth-client';
import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react';
import {
  loadGlobalLatestBarnInterventionIncidents,
  loadGlobalOpenBarnInterventionIncidents,
} from '../../incident-records/record/load-interventions';
import { type BarnParts, barnPartsAfter, isAsked, noParts } from './barn-parts';
import { keepPart, readKeptParts } from './kept-parts';
import type { GlobalView } from './merged-interventions';
import { runWhileVisible } from './while-visible';

/** What others record shows within this time, ms. */
const refreshEveryMs = 60_000;

const loads = {
  latest: loadGlobalLatestBarnInterventionIncidents,
  open: loadGlobalOpenBarnInterventionIncidents,
} as const;

export interface GlobalInterventions {
  readonly parts: BarnParts;
  /** Asks one barn afresh, or all of them. */
  readonly refresh: (barnId?: string) => void;
  /** Reads what follows the part at hand. */
  readonly readOn: (barnId: string) => void;
}

/**
 * The interventions of all barns that can be asked. Each barn is asked by itself: none waits for another, and none is
 * asked twice at once. Until a barn answers, what this device has kept of it is there. For another view, mount it anew.
 */
export function useGlobalInterventions(barns: readonly InstanceView[], view: GlobalView): GlobalInterventions {
  const [parts, dispatch] = useReducer(barnPartsAfter, noParts);
  const underWay = useRef(new Map<string, AbortController>());
  const latest = useRef(barns);
  latest.current = barns;

  const ask = useCallback(
    async (barnId: string, offset: number, byHand = false): Promise<void> => {
      underWay.current.get(barnId)?.abort();
      const asking = new AbortController();
      underWay.current.set(barnId, asking);
      dispatch({ kind: 'asked', barnId });
      const before = latest.current.find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === barnId);
      // Else a barn that was away a moment ago would not be asked at all.
      if (byHand && before?.online !== true) await checkConnection(barnId, asking.signal, { asked: true });
      const outcome = await loads[view](client(barnId), asking.signal, offset);
      if (asking.signal.aborted) return;
      startTransition(() => {
        if (outcome.ok) dispatch({ kind: 'answered', barnId, page: outcome.value, receivedAt: Date.now() });
        else dispatch({ kind: 'refused', barnId, error: outcome.error });
      });
      const barn = latest.current.find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === barnId);
      if (outcome.ok && offset === 0 && barn) void keepPart(barn, view, { ...outcome.value, receivedAt: Date.now() });
    },
    [view],
  );

  const showKept = useCallback(
    async (barnIds: readonly string[]): Promise<void> => {
      const wanted = latest.current.filter(({ globalUniqueIdentifier }) => barnIds.includes(globalUniqueIdentifier));
      const parts = await readKeptParts(wanted, view);
      // Barns that answer first, or are left meanwhile, need nothing of it any more.
      if (parts.size > 0) startTransition(() => dispatch({ kind: 'kept', parts }));
    },
    [view],
  );

  const asked = barns.filter(isAsked).map(({ globalUniqueIdentifier }) => globalUniqueIdentifier);
  const askedKey = JSON.stringify(asked);
  useEffect(() => {
    const wanted: readonly string[] = JSON.parse(askedKey);
    const fresh = wanted.filter((barnId) => !underWay.current.has(barnId));
    for (const barnId of fresh) void ask(barnId, 0);
    void showKept(fresh);
    for (const [barnId, asking] of underWay.current) {
      if (wanted.includes(barnId)) continue;
      asking.abort();
      underWay.current.delete(barnId);
      dispatch({ kind: 'left', barnId });
    }
  }, [askedKey, ask, showKept]);
  useEffect(() => {
    const running = underWay.current;
    return () => {
      for (const asking of running.values()) asking.abort();
      running.clear();
    };
  }, []);

  useRetryWhenBack(barns, parts, ask);
  useEffect(() => {
    if (parts.size === 0 || [...parts.values()].some(({ asking }) => asking)) return;
    // A list that was read on would come back shorter, under the reader's eyes: only what is whole is read again.
    const due = [...parts].filter(([, { error, hand }]) => (error ? isTransient(error) : hand?.read === hand?.total));
    return runWhileVisible(() => {
      for (const [barnId] of due) void ask(barnId, 0);
    }, refreshEveryMs);
  }, [parts, ask]);

  return {
    parts,
    refresh: (barnId) => {
      for (const id of barnId === undefined ? asked : [barnId]) void ask(id, 0, true);
    },
    readOn: (barnId) => void ask(barnId, parts.get(barnId)?.hand?.read ?? 0),
  };
}

/** A barn that is back is asked at once. */
function useRetryWhenBack(
  barns: readonly InstanceView[],
  parts: BarnParts,
  ask: (barnId: string, offset: number) => Promise<void>,
): void {
  const wereOnline = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const online = barns.filter((barn) => barn.online).map(({ globalUniqueIdentifier }) => globalUniqueIdentifier);
    for (const barnId of online) {
      const part = parts.get(barnId);
      if (!wereOnline.current.has(barnId) && part?.error && !part.asking) void ask(barnId, 0);
    }
    wereOnline.current = new Set(online);
  }, [barns, parts, ask]);
}
