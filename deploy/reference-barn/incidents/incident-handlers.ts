import type { SchemaText } from '../contract/schema-text';
import type { Accounts } from '../identity/accounts';
import { requireCaller } from '../identity/session-handlers';
import { answerCreated, answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { isRefusal } from '../server/refusals';
import { authorOf } from './author-of';
import { incidentHandlerOf } from './incident-handler-answer';
import type { Incidents } from './incidents';
import { refuseUnlessManaging } from './may-manage';
import { unknownIncident } from './refuse-incident';

export interface IncidentHandling {
  readonly incidents: Incidents;
  readonly accounts: Accounts;
  readonly schemaText: SchemaText;
}

/** Opening incidents, their events, closing and deleting; the author is whoever the token names. */
export function createIncidentHandlers({ incidents, accounts, schemaText }: IncidentHandling): Handlers {
  return {
    'GET api/incidents/handlers/{incidentType}/{simplified}': ({ path: { incidentType, simplified } }) =>
      answerData({ handler: incidentHandlerOf(incidentType, simplified, schemaText) }),
    'POST api/incidents/': ({ body: { incidentData }, caller, now }) => {
      const refusal = refuseUnlessManaging(requireCaller(caller), incidentData.type);
      if (refusal) return refusal;
      const written = incidents.create(incidentData, authorOf(requireCaller(caller), accounts), now);
      if (isRefusal(written)) return written;
      const { incident, incidentEvent, repeated } = written;
      return (repeated ? answerData : answerCreated)({ incident, incidentEvent });
    },
    'PUT api/incidents/{incidentId}': ({ path: { incidentId }, caller, now }) => {
      const type = incidents.find(incidentId)?.type;
      if (type === undefined) return unknownIncident(incidentId);
      const refusal = refuseUnlessManaging(requireCaller(caller), type);
      if (refusal) return refusal;
      const incident = incidents.close(incidentId, authorOf(requireCaller(caller), accounts), now);
      return isRefusal(incident) ? incident : answerData({ incident });
    },
    'DELETE api/incidents/{incidentId}': ({ path: { incidentId } }) => incidents.remove(incidentId) ?? answerData({}),
    'POST api/incidentEvents': ({ body: { incidentEventData }, caller, now }) => {
      const type = incidents.find(incidentEventData.incidentId)?.type;
      if (type === undefined) return unknownIncident(incidentEventData.incidentId);
      const refusal = refuseUnlessManaging(requireCaller(caller), type);
      if (refusal) return refusal;
      const written = incidents.addEvent(incidentEventData, authorOf(requireCaller(caller), accounts), now);
      if (isRefusal(written)) return written;
      const { incident, incidentEvent, repeated } = written;
      return (repeated ? answerData : answerCreated)({ incidentEvent, incident });
    },
    'DELETE api/incidentEvents/{incidentEventId}': ({ path: { incidentEventId }, now }) => {
      const incident = incidents.removeEvent(incidentEventId, now);
      return isRefusal(incident) ? incident : answerData({ incident });
    },
  };
}
