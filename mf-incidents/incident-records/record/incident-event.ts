import type {
  AnswerOf,
  CallReading,
  queryIncidentEvents,
  IncidentEvent as ToldEvent,
} from '@barnwatch/shared/wire/calls';
import { type IncidentMessage, readMessage } from './incident-message';

/**
 * One step in an incident's life (product 3.5). A later instance may know more triggers and states than this client.
 */
export interface IncidentEvent extends Readonly<Omit<ToldEvent, 'payload' | 'authorName'>> {
  /** As it came, with everything that this client does not know; null where it carries nothing. */
  readonly payload: unknown;
  readonly authorName: string | null;
}

export function incidentEventOf({ payload, authorName, ...record }: ToldEvent): IncidentEvent {
  return { ...record, payload: payload ?? null, authorName: authorName ?? null };
}

/** One page of events. */
export interface IncidentEventPage {
  readonly events: readonly IncidentEvent[];
  /** Records of this page that could not be read; they do not lose the others. */
  readonly unreadable: number;
  /** Records that match in all. */
  readonly total: number;
}

type EventsAnswer = AnswerOf<typeof queryIncidentEvents>;

export function incidentEventPageOf({ answer, setAside }: CallReading<EventsAnswer>): IncidentEventPage {
  return { events: incidentEventsOf(answer), unreadable: setAside.length, total: answer.page.total };
}

/** The events of one answer, in their order. */
export function incidentEventsOf({ incidentEvents }: Pick<EventsAnswer, 'incidentEvents'>): readonly IncidentEvent[] {
  return incidentEvents.map(incidentEventOf);
}

/** What an event says. A closing carries no payload and says nothing; a hiding says its reason. */
export function eventMessage(incidentType: string, { payload }: IncidentEvent): IncidentMessage | null {
  return payload === null || payload === undefined ? null : readMessage(incidentType, payload);
}
