import type { Incident, IncidentEvent } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';

/** Writes an incident as it stands. */
export function writeIncident(database: Database, incident: Incident): void {
  database.run(
    `INSERT INTO incidents (incident_id, identifier, type, state, opened_at, last_updated, document)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (incident_id) DO UPDATE SET state = excluded.state,
     last_updated = excluded.last_updated, document = excluded.document`,
    incident.incidentId,
    incident.identifier,
    incident.type,
    incident.state,
    incident.openedAt,
    incident.lastUpdated,
    JSON.stringify(incident),
  );
}

/** Appends an event to its incident's history. */
export function writeIncidentEvent(database: Database, event: IncidentEvent): void {
  database.run(
    'INSERT INTO incident_events (incident_event_id, incident_id, event_timestamp, document) VALUES (?, ?, ?, ?)',
    event.incidentEventId,
    event.incidentId,
    event.eventTimestamp,
    JSON.stringify(event),
  );
}
