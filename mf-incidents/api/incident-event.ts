import * as v from 'valibot';
import { type IncidentMessage, readMessage } from './incident-message';
import { moment } from './moment';

const event = v.object({
  incidentEventId: v.pipe(v.string(), v.minLength(1)),
  incidentId: v.pipe(v.string(), v.minLength(1)),
  /** As given: a later instance may know more triggers and states than this client. */
  trigger: v.optional(v.string(), ''),
  state: v.optional(v.string(), ''),
  payload: v.optional(v.unknown(), null),
  eventTimestamp: moment,
  accountId: v.nullish(v.string(), null),
  authorName: v.nullish(v.string(), null),
  globalUniqueIdentifier: v.optional(v.string(), ''),
  realWorldName: v.optional(v.string(), ''),
});

/** One step in an incident's life (spec 3). */
export interface IncidentEvent {
  readonly incidentEventId: string;
  readonly incidentId: string;
  readonly trigger: string;
  /** State of the incident after it. */
  readonly state: string;
  /** As it came, with everything that this client does not know; null where it carries nothing. */
  readonly payload: unknown;
  /** ms since 1970 UTC. */
  readonly eventTimestamp: number;
  /** Null: written by the instance itself. */
  readonly accountId: string | null;
  readonly authorName: string | null;
  /** The barn and its name. */
  readonly globalUniqueIdentifier: string;
  readonly realWorldName: string;
}

/** One page of events. */
export interface IncidentEventPage {
  readonly events: readonly IncidentEvent[];
  /** Records of this page that could not be read; they do not lose the others. */
  readonly unreadable: number;
  /** Records passed over before this page. */
  readonly offset: number;
  /** Records that match in all. */
  readonly total: number;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const page = v.object({ incidentEvents: v.array(v.unknown()), page: v.object({ offset: count, total: count }) });

/** Reads `data` of `POST api/incidentEvents/query`. @throws {v.ValiError} when it is no list at all */
export function parseIncidentEventPage(data: unknown): IncidentEventPage {
  const { incidentEvents: records, page: place } = v.parse(page, data);
  const events = records.flatMap((record) => {
    const reading = v.safeParse(event, record);
    return reading.success ? [reading.output] : [];
  });
  return { events, unreadable: records.length - events.length, ...place };
}

/** What an event says. A closing carries no payload and says nothing; a hiding says its reason. */
export function eventMessage(incidentType: string, { payload }: IncidentEvent): IncidentMessage | null {
  return payload === null || payload === undefined ? null : readMessage(incidentType, payload);
}
