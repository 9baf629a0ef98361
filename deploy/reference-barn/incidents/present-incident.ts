import type { Incident, IncidentEvent } from '@barnwatch/shared/wire';
import type { StoredIncident } from './incident-store';

/**
 * The incident as its events leave it: state and payload are those of the latest one.
 * @param events in order, the first one included
 * @param nowMs when it was changed
 */
export function presentIncident(
  { incident, keptPrivate }: StoredIncident,
  events: readonly IncidentEvent[],
  nowMs: number,
): Incident {
  const latest = events.at(-1);
  const shown = events.findLast(({ payload }) => payload !== null && payload !== undefined);
  const state = latest?.state ?? incident.state;
  // The payloads of its events fit the incident's type: each was checked against it.
  return {
    ...incident,
    state,
    lastUpdated: Math.max(nowMs, incident.lastUpdated),
    closedAt: state === 'closed' ? (latest?.eventTimestamp ?? nowMs) : null,
    ...(shown && { messagePayload: shown.payload }),
    isPublicOpen: !keptPrivate && state !== 'closed' && state !== 'hidden',
  } as Incident;
}
