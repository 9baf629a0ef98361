import type { Incident, IncidentEvent, IncidentPayload, IncidentTrigger, IncidentType } from '@barnwatch/shared/wire';

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
