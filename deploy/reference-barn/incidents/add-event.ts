import type { IncidentEvent } from '@barnwatch/shared/wire';
import { isRefusal, type Refusal } from '../server/refusals';
import type { IncidentParts } from './incident-parts';
import { nextStep } from './incident-rules';
import type { Author, NewEvent, Written } from './incident-writes';
import { momentOf } from './moment';
import { presentIncident } from './present-incident';
import { alreadyClosed, identifierInUse, refuseStep, rejectPayload, unknownIncident } from './refuse-incident';

const payloadField = '/incidentEventData/payload';

/**
 * Adds a step to an open incident, where it happened in time: one that was written offline may come after later ones,
 * and has to fit between its neighbours.
 */
export function addEvent(
  { store, identity, checkPayload, makeId }: IncidentParts,
  { incidentId, identifier, trigger, payload, eventTimestamp }: NewEvent,
  author: Author,
  nowMs: number,
): Written | Refusal {
  const stored = store.find(incidentId);
  if (!stored) return unknownIncident(incidentId);
  const { incident } = stored;
  const known = store.findEventByIdentifier(identifier);
  if (known) {
    const same = known.incidentId === incidentId && known.trigger === trigger && known.accountId === author.accountId;
    return same ? { incident, incidentEvent: known, repeated: true } : identifierInUse(identifier);
  }
  if (incident.state === 'closed') return alreadyClosed(incidentId, incident.closedAt);
  const happened = momentOf(eventTimestamp, '/incidentEventData/eventTimestamp', nowMs, incident.openedAt);
  if (isRefusal(happened)) return happened;

  const events = store.eventsOf(incidentId);
  const before = events.findLast((event) => event.eventTimestamp <= happened.timeMs);
  const after = events.find((event) => event.eventTimestamp > happened.timeMs);
  const step = nextStep(incident.type, before?.state ?? incident.state, trigger, payload);
  if (!step.ok && step.reason === 'trigger-not-allowed') return refuseStep(step, payloadField);
  const issues = checkPayload({ type: incident.type, trigger, payload, first: events[0]?.payload ?? null });
  if (issues.length > 0) return rejectPayload(issues, payloadField);
  if (!step.ok) return refuseStep(step, payloadField);
  const following = after && nextStep(incident.type, step.state, after.trigger, after.payload ?? null);
  if (following && !following.ok) return refuseStep({ ok: false, reason: 'trigger-not-allowed', allowed: [] }, '');

  const incidentEvent: IncidentEvent = {
    incidentEventId: makeId(nowMs),
    incidentId,
    trigger,
    state: step.state,
    payload,
    eventTimestamp: happened.timeMs,
    globalUniqueIdentifier: identity.globalUniqueIdentifier,
    realWorldName: identity.realWorldName,
    ...author,
    identifier,
  };
  store.addEvent(incidentEvent, identifier);
  const fresh = presentIncident(stored, store.eventsOf(incidentId), nowMs);
  store.write({ ...stored, incident: fresh });
  return { incident: fresh, incidentEvent, repeated: false };
}
