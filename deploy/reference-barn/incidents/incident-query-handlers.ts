import type { QueryableTable } from '../query/compile-question';
import type { ListReading } from '../query/list-reading';
import type { Handlers } from '../server/call';
import { eventFields, incidentFields } from './incident-fields';

/** Fields that a query of an operation may name (`x-queryable` of the contract). */
export type QueryableOf = (operationId: string) => readonly string[];

export function createIncidentQueryHandlers(lists: ListReading, queryableOf: QueryableOf): Handlers {
  const incidents: QueryableTable = { ...incidentFields, names: queryableOf('queryIncidents') };
  const events: QueryableTable = { ...eventFields, names: queryableOf('queryIncidentEvents') };
  return {
    'POST api/incidents/query': ({ body, signal }) =>
      lists.read(incidents, body, { kind: 'page', member: 'incidents' }, signal),
    'POST api/incidents/queryOne': ({ body, signal }) =>
      lists.read(incidents, { ...body, limit: 1 }, { kind: 'first', member: 'incident' }, signal),
    'POST api/incidentEvents/query': ({ body, signal }) =>
      lists.read(events, body, { kind: 'page', member: 'incidentEvents' }, signal),
    'POST api/incidentEvents/queryOne': ({ body, signal }) =>
      lists.read(events, { ...body, limit: 1 }, { kind: 'first', member: 'incidentEvent' }, signal),
  };
}
