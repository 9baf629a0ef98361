import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/answers';
import { type Incident, parseIncident } from './incident';
import { type IncidentEventPage, parseIncidentEventPage } from './incident-event';
import { type IncidentSchema, incidentSchemaPath, parseIncidentSchema } from './incident-schema';
import { largestPage } from './read-incidents';

/** An open page notices what others do within this time, ms. */
const refreshEveryMs = 30_000;

/** The incident as it is now, kept on the device; null where there is none. Needs `incidents.view`. */
export function useIncident(incidentId: string): BarnAnswer<Incident | null> {
  const body = { query: { incidentId } };
  const options = { body, parse: parseIncident, keep: true, refreshEveryMs };
  return useBarnAnswer('incident', 'api/incidents/queryOne', options);
}

/** Its events, oldest first. `total` tells whether the page has all of them. Needs `incidents.view`. */
export function useIncidentEvents(incidentId: string): BarnAnswer<IncidentEventPage> {
  const order = [{ field: 'eventTimestamp', direction: 'asc' }];
  const body = { query: { incidentId }, order, limit: largestPage };
  const options = { body, parse: parseIncidentEventPage, keep: true, refreshEveryMs };
  return useBarnAnswer('incident-events', 'api/incidentEvents/query', options);
}

/**
 * How a barn handles a type of incident, kept on the device. Needs `incidents.view`.
 *
 * @param barnId the selected barn by default
 */
export function useIncidentSchema(
  incidentType: string,
  simplified: boolean,
  barnId?: string,
): BarnAnswer<IncidentSchema> {
  return useBarnAnswer('incident-schema', incidentSchemaPath(incidentType, simplified), {
    parse: parseIncidentSchema,
    keep: true,
    ...(barnId !== undefined && { instanceId: barnId }),
  });
}

/** What an answer says now, or said last; null while nothing is known. */
export function lastValueOf<T>(answer: BarnAnswer<T>): T | null {
  switch (answer.state) {
    case 'loading':
      return null;
    case 'ready':
      return answer.value;
    case 'failed':
      return answer.stale?.value ?? null;
  }
}
