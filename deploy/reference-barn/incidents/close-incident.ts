import type { Incident } from '@barnwatch/shared/wire';
import { type Refusal, refuse } from '../server/refusals';
import type { IncidentParts } from './incident-parts';
import { nextStep } from './incident-rules';
import type { Author } from './incident-writes';
import { presentIncident } from './present-incident';
import { alreadyClosed, unknownIncident } from './refuse-incident';

/** Closes an incident for ever, and writes that down as its last event. */
export function closeIncident(
  { store, identity, makeId }: IncidentParts,
  incidentId: string,
  author: Author,
  nowMs: number,
): Incident | Refusal {
  const stored = store.find(incidentId);
  if (!stored) return unknownIncident(incidentId);
  const { incident } = stored;
  if (incident.state === 'closed') return alreadyClosed(incidentId, incident.closedAt);
  const step = nextStep(incident.type, incident.state, 'close', null);
  // What the barn tells of itself ends by itself.
  const isByHand = incident.type === 'barnState' && author.accountId !== null;
  if (!step.ok || isByHand)
    return refuse('incident-not-closable', `An incident of type ${incident.type} is not closed by hand`, {
      details: { incidentId, type: incident.type },
    });
  const events = store.eventsOf(incidentId);
  store.addEvent(
    {
      incidentEventId: makeId(nowMs),
      incidentId,
      trigger: 'close',
      state: step.state,
      payload: null,
      // Never before what it closes, even if the clock was set back.
      eventTimestamp: Math.max(nowMs, events.at(-1)?.eventTimestamp ?? nowMs),
      globalUniqueIdentifier: identity.globalUniqueIdentifier,
      realWorldName: identity.realWorldName,
      ...author,
    },
    null,
  );
  const closed = presentIncident(stored, store.eventsOf(incidentId), nowMs);
  store.write({ ...stored, incident: closed });
  return closed;
}
