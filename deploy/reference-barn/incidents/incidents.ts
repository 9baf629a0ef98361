import type { Incident, IncidentEvent, IncidentPayload, IncidentTrigger, IncidentType } from '@barnwatch/shared/wire';
import type { InstanceConfiguration } from '../configuration/configuration';
import type { Refusal } from '../server/refusals';
import type { Database } from '../storage/database';
import { addEvent } from './add-event';
import { closeIncident } from './close-incident';
import { createIncident } from './create-incident';
import { createIncidentStore, type IncidentStore } from './incident-store';
import type { CheckPayload } from './payload-check';
import { removeEvent } from './remove-event';
import { removeIncident } from './remove-incident';
import type { MakeId } from './time-ordered-id';

/** Who does something to an incident; `accountId` null: the instance itself. */
export type Author = Pick<IncidentEvent, 'accountId' | 'authorName'>;

export interface NewIncident {
  readonly type: IncidentType;
  /** Made by the client: the same one again answers the first result. */
  readonly identifier: string;
  readonly trigger: IncidentTrigger;
  readonly payload: IncidentPayload;
  readonly optionalOverrides?: {
    /** When it really began, ms since 1970 UTC; now if left out. */
    readonly openedAt?: number;
    /** False: not shown as open to everyone. */
    readonly isPublicOpen?: boolean;
  };
}

export interface NewEvent {
  readonly incidentId: string;
  readonly identifier: string;
  readonly trigger: IncidentTrigger;
  readonly payload: IncidentPayload;
  /** When it really happened; now if left out. */
  readonly eventTimestamp?: number;
}

export interface Written {
  readonly incident: Incident;
  readonly incidentEvent: IncidentEvent;
  /** Whether it had been sent before: nothing was written. */
  readonly repeated: boolean;
}

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

/** What the flows work with. */
export interface IncidentParts {
  readonly store: IncidentStore;
  readonly identity: InstanceConfiguration['identity'];
  readonly checkPayload: CheckPayload;
  readonly makeId: MakeId;
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
