import type { Incident } from '@barnwatch/shared/wire';
import type { Refusal } from '../server/refusals';
import type { Database } from '../storage/database';
import { addEvent } from './add-event';
import { closeIncident } from './close-incident';
import { createIncident } from './create-incident';
import type { IncidentParts } from './incident-parts';
import { createIncidentStore } from './incident-store';
import type { Author, NewEvent, NewIncident, Written } from './incident-writes';
import { removeEvent } from './remove-event';
import { removeIncident } from './remove-incident';

/** The incidents of a barn with every rule of their lives. Permissions are checked before. */
export interface Incidents {
  find(incidentId: string): Incident | undefined;
  findByIdentifier(identifier: string): Incident | undefined;
  create(incident: NewIncident, author: Author, nowMs: number): Written | Refusal;
  addEvent(event: NewEvent, author: Author, nowMs: number): Written | Refusal;
  close(incidentId: string, author: Author, nowMs: number): Incident | Refusal;
  /** @returns null when it is gone */
  remove(incidentId: string): Refusal | null;
  /** @returns the incident as it is without the event */
  removeEvent(incidentEventId: string, nowMs: number): Incident | Refusal;
}

export function createIncidents(database: Database, more: Omit<IncidentParts, 'store'>): Incidents {
  const parts: IncidentParts = { ...more, store: createIncidentStore(database) };
  const { store } = parts;
  return {
    find: (incidentId) => store.find(incidentId)?.incident,
    findByIdentifier: (identifier) => store.findByIdentifier(identifier)?.incident,
    create: (incident, author, nowMs) => database.inTransaction(() => createIncident(parts, incident, author, nowMs)),
    addEvent: (event, author, nowMs) => database.inTransaction(() => addEvent(parts, event, author, nowMs)),
    close: (incidentId, author, nowMs) => database.inTransaction(() => closeIncident(parts, incidentId, author, nowMs)),
    remove: (incidentId) => database.inTransaction(() => removeIncident(parts, incidentId)),
    removeEvent: (incidentEventId, nowMs) => database.inTransaction(() => removeEvent(parts, incidentEventId, nowMs)),
  };
}
