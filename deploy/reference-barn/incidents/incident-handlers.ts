import type { Incident } from '@barnwatch/shared/wire';
import { type QueryableTable, runQuery } from '../query/run-query';
import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { isRefusal } from '../server/refusals';
import type { Database } from '../storage/database';

const columns = {
  incidentId: { column: 'incident_id', kind: 'string' },
  type: { column: 'type', kind: 'string' },
  state: { column: 'state', kind: 'string' },
  openedAt: { column: 'opened_at', kind: 'number' },
  lastUpdated: { column: 'last_updated', kind: 'number' },
} as const;

const required = [
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
];

/** @param queryable fields that the contract lets a query name */
export function createIncidentHandlers(database: Database, queryable: readonly string[]): Handlers {
  const incidents: QueryableTable = {
    table: 'incidents',
    idColumn: 'incident_id',
    names: queryable,
    columns,
    required,
  };
  return {
    'POST api/incidents/query': ({ body }) => {
      const result = runQuery<Incident>(database, incidents, body);
      return isRefusal(result) ? result : answerData({ incidents: result.documents, page: result.page });
    },
    'POST api/incidents/queryOne': ({ body }) => {
      const result = runQuery<Incident>(database, incidents, { ...body, limit: 1 });
      return isRefusal(result) ? result : answerData({ incident: result.documents[0] ?? null });
    },
  };
}
