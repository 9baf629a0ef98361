import type { Incident, IncidentEvent } from '@barnwatch/shared/wire';
import { type QueryableTable, runQuery } from '../query/run-query';
import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { isRefusal } from '../server/refusals';
import type { Database } from '../storage/database';

const incidents = {
  table: 'incidents',
  idColumn: 'incident_id',
  columns: {
    incidentId: { column: 'incident_id', kind: 'string' },
    identifier: { column: 'identifier', kind: 'string' },
    type: { column: 'type', kind: 'string' },
    state: { column: 'state', kind: 'string' },
    openedAt: { column: 'opened_at', kind: 'number' },
    lastUpdated: { column: 'last_updated', kind: 'number' },
  },
  required: [
    'incidentId',
    'type',
    'state',
    'openedAt',
    'lastUpdated',
    'closedAt',
    'identifier',
    'globalUniqueIdentifier',
    'barnName',
    'realWorldName',
    'isPublicOpen',
  ],
  optional: ['messagePayload', 'attachmentIds'],
} as const satisfies Omit<QueryableTable, 'names'>;

const events = {
  table: 'incident_events',
  idColumn: 'incident_event_id',
  columns: {
    incidentEventId: { column: 'incident_event_id', kind: 'string' },
    incidentId: { column: 'incident_id', kind: 'string' },
    eventTimestamp: { column: 'event_timestamp', kind: 'number' },
  },
  required: [
    'incidentEventId',
    'incidentId',
    'trigger',
    'state',
    'eventTimestamp',
    'globalUniqueIdentifier',
    'realWorldName',
    'accountId',
  ],
  optional: ['payload', 'authorName'],
} as const satisfies Omit<QueryableTable, 'names'>;

/** Fields that a query of an operation may name (`x-queryable` of the contract). */
export type QueryableOf = (operationId: string) => readonly string[];

export function createIncidentQueryHandlers(database: Database, queryableOf: QueryableOf): Handlers {
  const incidentTable: QueryableTable = { ...incidents, names: queryableOf('queryIncidents') };
  const eventTable: QueryableTable = { ...events, names: queryableOf('queryIncidentEvents') };
  return {
    'POST api/incidents/query': ({ body }) => {
      const result = runQuery<Incident>(database, incidentTable, body);
      return isRefusal(result) ? result : answerData({ incidents: result.documents, page: result.page });
    },
    'POST api/incidents/queryOne': ({ body }) => {
      const result = runQuery<Incident>(database, incidentTable, { ...body, limit: 1 });
      return isRefusal(result) ? result : answerData({ incident: result.documents[0] ?? null });
    },
    'POST api/incidentEvents/query': ({ body }) => {
      const result = runQuery<IncidentEvent>(database, eventTable, body);
      return isRefusal(result) ? result : answerData({ incidentEvents: result.documents, page: result.page });
    },
    'POST api/incidentEvents/queryOne': ({ body }) => {
      const result = runQuery<IncidentEvent>(database, eventTable, { ...body, limit: 1 });
      return isRefusal(result) ? result : answerData({ incidentEvent: result.documents[0] ?? null });
    },
  };
}
