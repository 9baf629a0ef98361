import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import { type IncidentPage, parseIncidentPage } from './incident';
import { type IncidentSelection, incidentQuery } from './incident-query';

/** Largest page that an instance gives (contract, `QueryRequest.limit`). */
export const largestPage = 1000;

/** `POST api/incidents/query`: one page of the selected incidents, newest first. */
export function readIncidents(
  client: InstanceClient,
  selection: IncidentSelection,
  place: { readonly offset: number; readonly limit: number },
  signal: AbortSignal,
): Promise<Outcome<IncidentPage>> {
  return client.post('api/incidents/query', {
    body: incidentQuery(selection, place),
    parse: parseIncidentPage,
    signal,
  });
}
