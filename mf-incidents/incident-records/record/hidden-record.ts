import type { Incident } from './incident';
import { readMessage } from './incident-message';

/** Incidents that carry only the reason why they are hidden. */
export function hiddenIds(incidents: readonly Incident[]): readonly string[] {
  return incidents.filter(({ message }) => message.kind === 'hidden').map(({ incidentId }) => incidentId);
}

/**
 * A hidden record with what it said before: its own payload is only the reason, the first event has the rest
 * (product 4.4). Any other incident, and one whose first event is not known or no record, as it is.
 *
 * @param firstPayload payload of the first event; undefined while it is not here
 */
export function withFirstPayload(incident: Incident, firstPayload: unknown): Incident {
  const { message, type } = incident;
  if (message.kind !== 'hidden') return incident;
  const said = readMessage(type, firstPayload);
  if (said.kind !== 'documentation') return incident;
  return { ...incident, payload: firstPayload, message: { ...said, hiddenReason: message.reason } };
}

/** What a hidden record said first, once `withFirstPayload` has brought it; undefined for anything else. */
export function firstPayloadOf({ message, payload }: Pick<Incident, 'message' | 'payload'>): unknown {
  return message.kind === 'documentation' && message.hiddenReason !== null ? payload : undefined;
}
