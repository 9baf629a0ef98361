import { type InstanceClient, type Outcome, urlPath } from '@barnwatch/shared/auth-client';
import { type Incident, parseIncident } from './incident';

/** @throws {Error} where the answer has no incident */
function closedIncident(data: unknown): Incident {
  const incident = parseIncident(data);
  if (incident === null) throw new TypeError('the answer has no incident');
  return incident;
}

/**
 * `PUT api/incidents/{id}`: closes an incident for ever. Needs `incidents.{type}.manage`, `incidents.manage.advanced` or
 * `incidents.manage`. Refused with `conflict` (`incident-closed`) and `forbidden` (`incident-not-closable`: barn states).
 */
export function closeIncident(
  client: InstanceClient,
  incidentId: string,
  signal: AbortSignal,
): Promise<Outcome<Incident>> {
  return client.put(urlPath`api/incidents/${incidentId}`, { parse: closedIncident, signal });
}
