import type { Refusal } from '../server/refusals';
import type { IncidentParts } from './incident-parts';
import { unknownIncident } from './refuse-incident';

/** Deletes an incident with its events, not to be undone. @returns null when it is gone */
export function removeIncident({ store }: IncidentParts, incidentId: string): Refusal | null {
  return store.remove(incidentId) ? null : unknownIncident(incidentId);
}
