import type { Incident, IncidentEvent } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';

export interface StoredIncident {
  readonly incident: Incident;
  /** Whether its author wished that it is not shown as open to everyone. */
  readonly keptPrivate: boolean;
}

/** Incidents and their events as records; the rules are elsewhere. */
export interface IncidentStore {
  find(incidentId: string): StoredIncident | undefined;
  findByIdentifier(identifier: string): StoredIncident | undefined;
  write(stored: StoredIncident): void;
  /** With its events. @returns false when there is none */
  remove(incidentId: string): boolean;
  /** In the order in which they happened, those of the same moment as they came. */
  eventsOf(incidentId: string): readonly IncidentEvent[];
  findEvent(incidentEventId: string): IncidentEvent | undefined;
  findEventByIdentifier(identifier: string): IncidentEvent | undefined;
  /** @param identifier by which a client may send the event again; null for the first event, which its incident's finds */
  addEvent(event: IncidentEvent, identifier: string | null): void;
  removeEvent(incidentEventId: string): void;
}

interface IncidentRow {
  readonly document: string;
  readonly kept_private: number;
}

interface EventRow {
  readonly document: string;
}

const incidentOf = (row: IncidentRow | undefined): StoredIncident | undefined =>
  row && { incident: JSON.parse(row.document) as Incident, keptPrivate: row.kept_private === 1 };

const eventOf = (row: EventRow | undefined): IncidentEvent | undefined =>
  row && (JSON.parse(row.document) as IncidentEvent);

export function createIncidentStore(database: Database): IncidentStore {
  return {
    find: (incidentId) =>
      incidentOf(database.first('SELECT document, kept_private FROM incidents WHERE incident_id = ?', incidentId)),
    findByIdentifier: (identifier) =>
      incidentOf(database.first('SELECT document, kept_private FROM incidents WHERE identifier = ?', identifier)),
    write({ incident, keptPrivate }) {
      database.run(
        `INSERT INTO incidents
           (incident_id, identifier, type, state, opened_at, last_updated, document, kept_private)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (incident_id) DO UPDATE SET state = excluded.state,
         last_updated = excluded.last_updated, document = excluded.document, kept_private = excluded.kept_private`,
        incident.incidentId,
        incident.identifier,
        incident.type,
        incident.state,
        incident.openedAt,
        incident.lastUpdated,
        JSON.stringify(incident),
        keptPrivate ? 1 : 0,
      );
    },
    remove: (incidentId) => database.run('DELETE FROM incidents WHERE incident_id = ?', incidentId) > 0,
    eventsOf: (incidentId) =>
      database
        .all<EventRow>(
          'SELECT document FROM incident_events WHERE incident_id = ? ORDER BY event_timestamp, incident_event_id',
          incidentId,
        )
        .map(({ document }) => JSON.parse(document) as IncidentEvent),
    findEvent: (incidentEventId) =>
      eventOf(database.first('SELECT document FROM incident_events WHERE incident_event_id = ?', incidentEventId)),
    findEventByIdentifier: (identifier) =>
      eventOf(database.first('SELECT document FROM incident_events WHERE identifier = ?', identifier)),
    addEvent(event, identifier) {
      database.run(
        `INSERT INTO incident_events (incident_event_id, incident_id, event_timestamp, document, identifier)
         VALUES (?, ?, ?, ?, ?)`,
        event.incidentEventId,
        event.incidentId,
        event.eventTimestamp,
        JSON.stringify(event),
        identifier,
      );
    },
    removeEvent(incidentEventId) {
      database.run('DELETE FROM incident_events WHERE incident_event_id = ?', incidentEventId);
    },
  };
}
