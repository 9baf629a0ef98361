import type { Incident, IncidentEvent } from '@barnwatch/shared/wire';
import { type QueryableTable, runQuery } from '../query/run-query';
import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { isRefusal } from '../server/refusals';
import type { Database } from '../storage/database';
import { eventFields, incidentFields } from './incident-fields';

/** Fields that a query of an operation may name (`x-queryable` of the contract). */
export type QueryableOf = (operationId: string) => readonly string[];

export function createIncidentQueryHandlers(database: Database, queryableOf: QueryableOf): Handlers {
  const incidentTable: QueryableTable = { ...incidentFields, names: queryableOf('queryIncidents') };
  const eventTable: QueryableTable = { ...eventFields, names: queryableOf('queryIncidentEvents') };
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
