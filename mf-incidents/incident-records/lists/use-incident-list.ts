import { knownReading, usePagedReading } from '@barnwatch/shared/answers';
import type { RequestError } from '@barnwatch/shared/auth-client';
import { queryIncidents } from '@barnwatch/shared/wire/calls';
import { useCallback, useMemo, useRef } from 'react';
import { incidentId, incidentsOf } from '../record/incident';
import { type IncidentSelection, incidentQuestion } from '../record/incident-query';
import { largestPage } from '../record/read-incidents';
import { type IncidentsAtHand, incidentsAtHand } from './incidents-at-hand';

/** Cards that one page brings; product 9.2 has the same for tables. */
export const pageLength = 50;

/** What others record shows within this time, ms. */
const refreshEveryMs = 60_000;

export interface IncidentListReach {
  /** How many records are wanted, from the first on. */
  readonly wanted: number;
  /** Whether the list is kept on the device: then it is there with its age where the barn is not. */
  readonly keep: boolean;
}

export interface IncidentList {
  /** What is known of it, fresh or old; null while nothing is. */
  readonly known: { readonly list: IncidentsAtHand; readonly receivedAt: number } | null;
  /** Why it is not fresh. */
  readonly error: RequestError | null;
  readonly refreshing: boolean;
  /** Less is there than is wanted, though the barn has more. */
  readonly behind: boolean;
  /** Reads it afresh, as far as it is wanted; the same function for as long as the list lives. */
  readonly refresh: () => void;
}

/**
 * The selected incidents of the selected barn, as far as they are wanted; read again by themselves every minute, after
 * failures that may pass, and when the barn is back. Needs `incidents.view`.
 */
export function useIncidentList(selection: IncidentSelection, { wanted, keep }: IncidentListReach): IncidentList {
  // What one answer cannot carry is read on request only: neither the line nor the device is filled by it every minute.
  const isShort = wanted <= largestPage;
  const answer = usePagedReading(queryIncidents, { body: incidentQuestion(selection) }, incidentsOf, {
    idOf: incidentId,
    pageLength,
    wanted,
    keep: keep && isShort,
    refreshEveryMs: isShort ? refreshEveryMs : 0,
  });
  const { value, setAside, receivedAt } = knownReading(answer) ?? {};
  const unreadable = setAside?.length ?? 0;
  const list = useMemo(() => value && incidentsAtHand(value, unreadable), [value, unreadable]);
  const latest = useRef(answer.retry);
  latest.current = answer.retry;
  return {
    known: list === undefined || receivedAt === undefined ? null : { list, receivedAt },
    error: answer.state === 'failed' ? answer.error : null,
    refreshing: answer.state === 'loading' || answer.refreshing,
    behind: list !== undefined && !list.isComplete && list.read < wanted,
    refresh: useCallback(() => latest.current(), []),
  };
}
