import { knownReading, type PagedReading, usePagedReading } from '@barnwatch/shared/answers';
import type { QueryRequest } from '@barnwatch/shared/wire';
import { queryIncidents } from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';
import { type Incident, incidentId, incidentsOf } from '../../incident-records/record/incident';
import { largestPage } from '../../incident-records/record/read-incidents';
import { type Finding, readFinding } from './finding';

/** An open page notices what others found within this time, ms. */
const refreshEveryMs = 60_000;

export interface Findings {
  readonly answer: PagedReading<Incident>;
  /** Null while nothing is known. */
  readonly findings: readonly Finding[] | null;
  /** Records that could not be read; they do not lose the others. */
  readonly unreadable: number;
  readonly isComplete: boolean;
  readonly receivedAt: number | null;
}

/** Animals that were taken for dead, kept on the device. Needs `incidents.view`. */
export function useFindings(body: Pick<QueryRequest, 'query' | 'order'>): Findings {
  const answer = usePagedReading(queryIncidents, { body }, incidentsOf, {
    idOf: incidentId,
    pageLength: largestPage,
    keep: true,
    refreshEveryMs,
  });
  const known = knownReading(answer);
  const incidents = known?.value.items;
  const findings = useMemo(() => incidents?.flatMap((incident) => readFinding(incident) ?? []) ?? null, [incidents]);
  return {
    answer,
    findings,
    unreadable: known?.setAside.length ?? 0,
    isComplete: known?.value.isComplete ?? true,
    receivedAt: known?.receivedAt ?? null,
  };
}
