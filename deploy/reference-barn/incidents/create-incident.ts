import type { Incident, IncidentEvent, ValidationIssue } from '@barnwatch/shared/wire';
import { isRefusal, type Refusal } from '../server/refusals';
import type { IncidentParts } from './incident-parts';
import { nextStep } from './incident-rules';
import type { Author, NewIncident, Written } from './incident-writes';
import { momentOf } from './moment';
import { identifierInUse, refuseStep, rejectPayload } from './refuse-incident';

const payloadField = '/incidentData/payload';

/** Nobody could ever close what somebody else has opened in the instance's name. */
const ownFault: ValidationIssue = {
  in: 'body',
  field: '/state',
  rule: 'instance-only',
  message: 'faultExists is told by the instance alone',
};

/** Opens an incident with its first event. The same identifier of the same author again answers what is there. */
export function createIncident(
  { store, identity, checkPayload, makeId }: IncidentParts,
  { type, identifier, trigger, payload, optionalOverrides = {} }: NewIncident,
  author: Author,
  nowMs: number,
): Written | Refusal {
  const known = store.findByIdentifier(identifier)?.incident;
  if (known) {
    const [first] = store.eventsOf(known.incidentId);
    if (!first || known.type !== type || first.accountId !== author.accountId) return identifierInUse(identifier);
    return { incident: known, incidentEvent: first, repeated: true };
  }
  const step = nextStep(type, null, trigger, payload);
  if (!step.ok && step.reason === 'trigger-not-allowed') return refuseStep(step, payloadField);
  const issues = checkPayload({ type, trigger, payload, first: null });
  if (issues.length > 0) return rejectPayload(issues, payloadField);
  if (!step.ok) return refuseStep(step, payloadField);
  if (step.state === 'faultExists' && author.accountId !== null) return rejectPayload([ownFault], payloadField);
  const opened = momentOf(optionalOverrides.openedAt, '/incidentData/optionalOverrides/openedAt', nowMs);
  if (isRefusal(opened)) return opened;

  const { globalUniqueIdentifier, name: barnName, realWorldName } = identity;
  const keptPrivate = optionalOverrides.isPublicOpen === false;
  const shared = { incidentId: makeId(nowMs), state: step.state, identifier, globalUniqueIdentifier, realWorldName };
  // Payload and state fit the type: both were checked against it.
  const incident = {
    ...shared,
    type,
    openedAt: opened.timeMs,
    lastUpdated: nowMs,
    closedAt: null,
    messagePayload: payload,
    barnName,
    isPublicOpen: !keptPrivate,
  } as Incident;
  const incidentEvent: IncidentEvent = {
    ...shared,
    ...author,
    incidentEventId: makeId(nowMs),
    trigger,
    payload,
    eventTimestamp: opened.timeMs,
  };
  store.write({ incident, keptPrivate });
  store.addEvent(incidentEvent, null);
  return { incident, incidentEvent, repeated: false };
}
