import type { IncidentType } from '@barnwatch/shared/wire';
import * as v from 'valibot';
import { type IncidentMessage, readMessage } from './incident-message';
import { moment } from './moment';

export const incidentTypes = [
  'barnIntervention',
  'barnDocumentation',
  'barnState',
  'generic',
] as const satisfies readonly IncidentType[];

const incident = v.pipe(
  v.object({
    incidentId: v.pipe(v.string(), v.minLength(1)),
    /** As given: a later instance may know more types and states than this client. */
    type: v.pipe(v.string(), v.minLength(1)),
    state: v.string(),
    /** ms since 1970 UTC, as are all times. */
    openedAt: moment,
    lastUpdated: moment,
    closedAt: v.nullish(moment, null),
    identifier: v.optional(v.string(), ''),
    barnName: v.optional(v.string(), ''),
    realWorldName: v.optional(v.string(), ''),
    isPublicOpen: v.optional(v.nullable(v.boolean()), null),
    messagePayload: v.optional(v.unknown()),
  }),
  v.transform(({ messagePayload, ...record }) => ({
    ...record,
    payload: messagePayload ?? null,
    message: readMessage(record.type, messagePayload),
  })),
);

/** An incident of the barn. */
export interface Incident {
  readonly incidentId: string;
  readonly type: string;
  readonly state: string;
  readonly openedAt: number;
  readonly lastUpdated: number;
  readonly closedAt: number | null;
  /** Made by the client that opened it; empty where the instance told none. */
  readonly identifier: string;
  /** Technical name of its barn. */
  readonly barnName: string;
  /** Name of its barn as people say it. */
  readonly realWorldName: string;
  /** Whether it is open to everyone in the barn; null where the instance did not tell. */
  readonly isPublicOpen: boolean | null;
  /** The payload of the latest event as it came, with everything that this client does not know; null without one. */
  readonly payload: unknown;
  /** The same as far as it is understood. */
  readonly message: IncidentMessage;
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

const oneIncident = v.object({ incident: v.nullable(incident) });

/** Reads `data` of `POST api/incidents/queryOne`: null where there is none. @throws {v.ValiError} for any other shape */
export function parseIncident(data: unknown): Incident | null {
  return v.parse(oneIncident, data).incident;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const page = v.object({
  incidents: v.array(v.unknown()),
  page: v.object({ offset: count, total: count }),
});

/** Reads `data` of `POST api/incidents/query`. @throws {v.ValiError} when it is no list at all */
export function parseIncidentPage(data: unknown): IncidentPage {
  const { incidents: records, page: place } = v.parse(page, data);
  const readings = records.map((record) => v.safeParse(incident, record));
  const incidents = readings.flatMap((reading) => (reading.success ? [reading.output] : []));
  return { incidents, unreadable: records.length - incidents.length, ...place };
}
