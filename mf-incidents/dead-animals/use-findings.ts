import { type PagedBarnAnswer, usePagedBarnAnswer } from '@barnwatch/shared/answers';
import type { QueryRequest } from '@barnwatch/shared/wire';
import { useMemo } from 'react';
import { type IncidentItem, incidentsOf, itemId, parseIncidentItems } from '../api/incident-items';
import { largestPage } from '../api/read-incidents';
import { type Finding, readFinding } from './finding';

/** An open page notices what others found within this time, ms. */
const refreshEveryMs = 60_000;

export interface Findings {
  readonly answer: PagedBarnAnswer<IncidentItem>;
  /** Null while nothing is known. */
  readonly findings: readonly Finding[] | null;
  readonly isComplete: boolean;
  readonly receivedAt: number | null;
}

/** Animals that were taken for dead, kept on the device. Needs `incidents.view`. */
export function useFindings(question: Pick<QueryRequest, 'query' | 'order'>): Findings {
  const answer = usePagedBarnAnswer('dead-animals', 'api/incidents/query', {
    body: { ...question },
    parsePage: parseIncidentItems,
    idOf: itemId,
    pageLength: largestPage,
    keep: true,
    refreshEveryMs,
  });
  const known = answer.state === 'failed' ? answer.stale : answer.state === 'ready' ? answer : undefined;
  const items = known?.value.items;
  const findings = useMemo(
    () =>
      items
        ? incidentsOf(items).flatMap((incident) => {
            const finding = readFinding(incident);
            return finding ? [finding] : [];
          })
        : null,
    [items],
  );
  return { answer, findings, isComplete: known?.value.isComplete ?? true, receivedAt: known?.receivedAt ?? null };
}
