import type { Incident } from '@barnwatch/shared/wire';
import { type Refusal, refuse } from '../server/refusals';
import type { IncidentParts } from './incident-parts';
import { presentIncident } from './present-incident';
import { alreadyClosed } from './refuse-incident';

/** Deletes an event of an open incident, never the first one. @returns the incident as the remaining events leave it */
export function removeEvent({ store }: IncidentParts, incidentEventId: string, nowMs: number): Incident | Refusal {
  const event = store.findEvent(incidentEventId);
  const stored = event && store.find(event.incidentId);
  if (!event || !stored)
    return refuse('incident-event-unknown', `There is no incident event ${incidentEventId}`, {
      details: { incidentEventId },
    });
  const { incident } = stored;
  if (incident.state === 'closed') return alreadyClosed(incident.incidentId, incident.closedAt);
  if (store.eventsOf(incident.incidentId)[0]?.incidentEventId === incidentEventId)
    return refuse('first-event-needed', 'The first event goes with its incident only', {
      details: { incidentEventId },
    });
  store.removeEvent(incidentEventId);
  const fresh = presentIncident(stored, store.eventsOf(incident.incidentId), nowMs);
  store.write({ ...stored, incident: fresh });
  return fresh;
}
