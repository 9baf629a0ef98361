import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import { type Incident, parseIncident } from './incident';

/** `POST api/incidents/queryOne`: the incident as it is now; null where there is none any more. Needs `incidents.view`. */
export function loadIncident(
  client: InstanceClient,
  incidentId: string,
  signal: AbortSignal,
): Promise<Outcome<Incident | null>> {
  return client.post('api/incidents/queryOne', { body: { query: { incidentId } }, parse: parseIncident, signal });
}
