import type { IncidentType } from '@barnwatch/shared/wire';
import type { AnswerOf, CallReading, queryIncidents, Incident as ToldIncident } from '@barnwatch/shared/wire/calls';
import { type IncidentMessage, readMessage } from './incident-message';

export const incidentTypes = [
  'barnIntervention',
  'barnDocumentation',
  'barnState',
  'generic',
] as const satisfies readonly IncidentType[];

/** An incident of the barn. Its type and state are as given: a later instance may know more of them than this client. */
export interface Incident extends Readonly<Omit<ToldIncident, 'messagePayload'>> {
  /** The payload of the latest event as it came, with everything that this client does not know; null without one. */
  readonly payload: unknown;
  /** The same as far as it is understood. */
  readonly message: IncidentMessage;
}

export function incidentOf({ messagePayload, ...record }: ToldIncident): Incident {
  return { ...record, payload: messagePayload ?? null, message: readMessage(record.type, messagePayload) };
}

/** What tells one incident of a list from another. */
export function incidentId(incident: Incident): string {
  return incident.incidentId;
}

type IncidentsAnswer = AnswerOf<typeof queryIncidents>;

/** The incidents of one answer, in their order. */
export function incidentsOf({ incidents }: Pick<IncidentsAnswer, 'incidents'>): readonly Incident[] {
  return incidents.map(incidentOf);
}

/** One page of a list. */
export interface IncidentPage {
  readonly incidents: readonly Incident[];
  /** Records of this page that could not be read; they do not lose the others. */
  readonly unreadable: number;
  /** Records passed over before this page. */
  readonly offset: number;
  /** Records that match in all. */
  readonly total: number;
}

export function incidentPageOf({ answer, setAside }: CallReading<IncidentsAnswer>): IncidentPage {
  const { offset, total } = answer.page;
  return { incidents: incidentsOf(answer), unreadable: setAside.length, offset, total };
}
