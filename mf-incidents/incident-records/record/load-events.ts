import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome, RequestError } from '@barnwatch/shared/auth-client';
import type { QueryRequest } from '@barnwatch/shared/wire';
import { queryIncidentEvents } from '@barnwatch/shared/wire/calls';
import { type IncidentEvent, type IncidentEventPage, incidentEventPageOf } from './incident-event';
import { largestPage } from './read-incidents';

/** Product 9.12: events for lists of incidents are loaded for so many incidents at a time. */
export const idsPerBatch = 10;

const oldestFirst = [{ field: 'eventTimestamp', direction: 'asc' }] as const;

async function readEvents(
  client: InstanceClient,
  question: QueryRequest,
  signal: AbortSignal,
): Promise<Outcome<IncidentEventPage>> {
  const outcome = await sendCall(client, queryIncidentEvents, { body: question }, { signal });
  return outcome.ok ? { ok: true, value: incidentEventPageOf(outcome.value) } : outcome;
}

/** The first events of an incident, oldest first: those of a hidden record show what it said. Needs `incidents.view`. */
export async function loadFirstEventsForIncident(
  client: InstanceClient,
  incidentId: string,
  eventCount: number,
  signal: AbortSignal,
): Promise<Outcome<readonly IncidentEvent[]>> {
  const question = { query: { incidentId }, order: [...oldestFirst], limit: eventCount };
  const outcome = await readEvents(client, question, signal);
  return outcome.ok ? { ok: true, value: outcome.value.events } : outcome;
}

/** Events of many incidents. */
export interface EventsOfIncidents {
  /** Oldest first, by incident; an incident without readable events has no entry. */
  readonly byIncident: ReadonlyMap<string, readonly IncidentEvent[]>;
  /** Events that could not be read. */
  readonly unreadable: number;
}

/**
 * All events of the incidents, asked for 10 ids at a time and page by page: nothing is cut off at the limit of a page.
 * One batch that fails fails all of them, so that nobody takes a part for the whole. Needs `incidents.view`.
 */
export async function loadAllEventsForIncidentList(
  client: InstanceClient,
  incidentIds: readonly string[],
  signal: AbortSignal,
): Promise<Outcome<EventsOfIncidents>> {
  const found: IncidentEvent[] = [];
  let unreadable = 0;
  for (const ids of batches([...new Set(incidentIds)])) {
    for (let offset = 0; ; ) {
      const query = { incidentId: { $in: [...ids] } };
      const outcome = await readEvents(client, { query, order: [...oldestFirst], limit: largestPage, offset }, signal);
      if (!outcome.ok) return outcome;
      found.push(...outcome.value.events);
      unreadable += outcome.value.unreadable;
      const read = outcome.value.events.length + outcome.value.unreadable;
      offset += read;
      if (read === 0 || offset >= outcome.value.total) break;
    }
  }
  return { ok: true, value: { byIncident: groupedByIncident(found), unreadable } };
}

/** What one barn of several answered. */
export type InstanceEvents = { readonly instanceId: string } & (
  | { readonly ok: true; readonly value: EventsOfIncidents }
  | { readonly ok: false; readonly error: RequestError }
);

/** The same at several barns at once. They answer independently: one that is off costs the others nothing. */
export function loadAllEventsForMultiInstanceIncidentList(
  lists: readonly { readonly client: InstanceClient; readonly incidentIds: readonly string[] }[],
  signal: AbortSignal,
): Promise<readonly InstanceEvents[]> {
  return Promise.all(
    lists.map(async ({ client, incidentIds }) => ({
      instanceId: client.instanceId,
      ...(await loadAllEventsForIncidentList(client, incidentIds, signal)),
    })),
  );
}

function groupedByIncident(events: readonly IncidentEvent[]): ReadonlyMap<string, readonly IncidentEvent[]> {
  const groups = new Map<string, IncidentEvent[]>();
  for (const event of events) {
    const group = groups.get(event.incidentId);
    if (group) group.push(event);
    else groups.set(event.incidentId, [event]);
  }
  return groups;
}

function batches(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / idsPerBatch) }, (_, index) =>
    ids.slice(index * idsPerBatch, (index + 1) * idsPerBatch),
  );
}
