import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient } from '@barnwatch/shared/auth-client';
import { queryOneIncident } from '@barnwatch/shared/wire/calls';
import { type Incident, incidentOf } from '../../incident-records/record/incident';

/** What others did with the intervention while its form was open. */
export type Meanwhile =
  /** It takes no further step. `incident` is null where it could not be read. */
  | { readonly kind: 'closed'; readonly incident: Incident | null }
  | { readonly kind: 'gone' }
  | { readonly kind: 'step-added'; readonly incident: Incident };

/** Longest wait for what the barn says now, ms: a form is saved also where there is no line. */
const patienceMs = 3_000;

/**
 * What was done with an intervention since `basedOn` (its `lastUpdated`); null where nothing was, or nobody can say: then
 * the outbox finds out.
 */
export async function lookForChanges(
  client: InstanceClient,
  incidentId: string,
  basedOn: number | null,
  signal: AbortSignal,
): Promise<Meanwhile | null> {
  const request = { body: { query: { incidentId } } };
  const answer = await sendCall(client, queryOneIncident, request, { signal, timeoutMs: patienceMs });
  if (!answer.ok) return null;
  const found = answer.value.answer.incident;
  if (!found) return { kind: 'gone' };
  const incident = incidentOf(found);
  if (incident === null) return null;
  if (incident.state === 'closed') return { kind: 'closed', incident };
  return basedOn === null || incident.lastUpdated === basedOn ? null : { kind: 'step-added', incident };
}
