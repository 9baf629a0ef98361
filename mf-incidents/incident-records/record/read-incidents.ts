import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import { queryIncidents } from '@barnwatch/shared/wire/calls';
import { type IncidentPage, incidentPageOf } from './incident';
import { type IncidentSelection, incidentQuery } from './incident-query';

/** Largest page that an instance gives (contract, `QueryRequest.limit`). */
export const largestPage = 1000;

/** One page of the selected incidents, newest first: for what is read of several barns, and for exports. */
export async function readIncidents(
  client: InstanceClient,
  selection: IncidentSelection,
  place: { readonly offset: number; readonly limit: number },
  signal: AbortSignal,
): Promise<Outcome<IncidentPage>> {
  const outcome = await sendCall(client, queryIncidents, { body: incidentQuery(selection, place) }, { signal });
  return outcome.ok ? { ok: true, value: incidentPageOf(outcome.value) } : outcome;
}
