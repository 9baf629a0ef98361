import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import type { IncidentType } from '@barnwatch/shared/wire';
import {
  type AnswerOf,
  queryIncidentEvents,
  queryOneIncident,
  readIncidentHandler,
} from '@barnwatch/shared/wire/calls';
import { type Incident, incidentOf } from './incident';
import { type IncidentEvent, incidentEventsOf } from './incident-event';
import type { IncidentSchema } from './incident-schema';
import { largestPage } from './read-incidents';

/** An open page notices what others do within this time, ms. */
const refreshEveryMs = 30_000;

function foundIncident({ incident }: AnswerOf<typeof queryOneIncident>): Incident | null {
  return incident && incidentOf(incident);
}

/** The question for one incident. */
export function incidentQuestionOf(incidentId: string) {
  return { body: { query: { incidentId } } };
}

/** The incident as it is now, kept on the device; null where there is none. Needs `incidents.view`. */
export function useIncident(incidentId: string): BarnReading<Incident | null> {
  return useReading(queryOneIncident, { ...incidentQuestionOf(incidentId), keep: true, refreshEveryMs }, foundIncident);
}

/** Events as far as one answer carries them. */
export interface FirstEvents {
  readonly events: readonly IncidentEvent[];
  /** How many there are in all. */
  readonly total: number;
}

function firstEvents(answer: AnswerOf<typeof queryIncidentEvents>): FirstEvents {
  return { events: incidentEventsOf(answer), total: answer.page.total };
}

/** The question for its events, oldest first. */
export function eventsQuestion(incidentId: string) {
  const order = [{ field: 'eventTimestamp', direction: 'asc' as const }];
  return { body: { query: { incidentId }, order, limit: largestPage } };
}

/** Its events, oldest first. `total` tells whether these are all of them. Needs `incidents.view`. */
export function useIncidentEvents(incidentId: string): BarnReading<FirstEvents> {
  return useReading(queryIncidentEvents, { ...eventsQuestion(incidentId), keep: true, refreshEveryMs }, firstEvents);
}

function handlerOf({ handler }: AnswerOf<typeof readIncidentHandler>): IncidentSchema {
  return handler;
}

/** The question for how a barn handles a type; one of a later version is asked for by its own name: its barn knows it. */
export function schemaQuestion(incidentType: string, simplified: boolean) {
  return { path: { incidentType: incidentType as IncidentType, simplified } };
}

/**
 * How a barn handles a type of incident, kept on the device. Needs `incidents.view`.
 *
 * @param simplified leaves the JSON Schema of the payload out
 * @param barnId the selected barn by default
 */
export function useIncidentSchema(
  incidentType: string,
  simplified: boolean,
  barnId?: string,
): BarnReading<IncidentSchema> {
  const question = schemaQuestion(incidentType, simplified);
  return useReading(readIncidentHandler, { ...question, keep: true, instanceId: barnId }, handlerOf);
}

/** What an answer says now, or said last; null while nothing is known. */
export function lastValueOf<T>(answer: BarnReading<T>): T | null {
  switch (answer.state) {
    case 'loading':
      return null;
    case 'ready':
      return answer.value;
    case 'failed':
      return answer.stale?.value ?? null;
  }
}
