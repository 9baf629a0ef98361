import { type InstanceClient, type Outcome, urlPath } from '@barnwatch/shared/auth-client';

/** `DELETE api/incidents/{id}`: with its events, not to be undone. Needs `incidents.manage.advanced`. */
export function deleteIncident(
  client: InstanceClient,
  incidentId: string,
  signal: AbortSignal,
): Promise<Outcome<void>> {
  return client.delete(urlPath`api/incidents/${incidentId}`, { parse: () => undefined, signal });
}
