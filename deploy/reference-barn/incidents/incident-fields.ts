import type { Filter } from '@barnwatch/shared/wire';
import type { FieldColumns } from '../query/compile-query';
import type { QueryableTable } from '../query/compile-question';

/** Columns that say all of a documentation record; a generic incident may hold anything under these names. */
const documentationColumns = {
  'messagePayload.timestamp': { column: 'noted_at', kind: 'number' },
  'messagePayload.startTimestamp': { column: 'noted_from', kind: 'number' },
  'messagePayload.endTimestamp': { column: 'noted_until', kind: 'number' },
  'messagePayload.location.kind': { column: 'place_kind', kind: 'string' },
  'messagePayload.location.cameraId': { column: 'place_camera', kind: 'string' },
  'messagePayload.location.regionSpecification': { column: 'place_region', kind: 'string' },
} as const satisfies FieldColumns;

/** How incidents are asked for. */
export const incidentFields = {
  table: 'incidents',
  idColumn: 'incident_id',
  columns: {
    incidentId: { column: 'incident_id', kind: 'string' },
    identifier: { column: 'identifier', kind: 'string' },
    type: { column: 'type', kind: 'string' },
    state: { column: 'state', kind: 'string' },
    openedAt: { column: 'opened_at', kind: 'number' },
    lastUpdated: { column: 'last_updated', kind: 'number' },
    closedAt: { column: 'closed_at', kind: 'number' },
    'messagePayload.title': { column: 'title', kind: 'string' },
    'messagePayload.severity': { column: 'severity', kind: 'string' },
  },
  tally: { table: 'incident_tally', fields: ['type', 'state', 'messagePayload.severity'] },
  narrowed: (query: Filter) => (mayBeGeneric(query) ? {} : documentationColumns),
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

/** How their events are asked for. */
export const eventFields = {
  table: 'incident_events',
  idColumn: 'incident_event_id',
  columns: {
    incidentEventId: { column: 'incident_event_id', kind: 'string' },
    incidentId: { column: 'incident_id', kind: 'string' },
    state: { column: 'state', kind: 'string' },
    eventTimestamp: { column: 'event_timestamp', kind: 'number' },
  },
  tally: { table: 'incident_event_tally', fields: ['state'] },
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

/** Whether a query lets generic incidents through, as far as its own condition on the type tells. */
function mayBeGeneric({ type }: Filter): boolean {
  if (typeof type === 'string') return type === 'generic';
  if (typeof type !== 'object' || type === null || Array.isArray(type)) return true;
  const { $eq, $in } = type as { readonly $eq?: unknown; readonly $in?: unknown };
  if (typeof $eq === 'string') return $eq === 'generic';
  return !Array.isArray($in) || $in.includes('generic');
}
