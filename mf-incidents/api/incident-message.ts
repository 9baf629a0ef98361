import type { Severity } from '@barnwatch/shared/wire';
import * as v from 'valibot';
import { type Facts, factsOf } from './facts';
import { moment } from './moment';
import { plainText } from './plain-text';

export const severities = ['none', 'low', 'middle', 'high'] as const satisfies readonly Severity[];

/** When a documented matter was: a span, one moment, or not told. Times in ms since 1970 UTC. */
export type DocumentationTime =
  | { readonly kind: 'span'; readonly start: number; readonly end: number }
  | { readonly kind: 'moment'; readonly at: number }
  | { readonly kind: 'unknown' };

export type DocumentationPlace =
  | { readonly kind: 'global' }
  | { readonly kind: 'camera'; readonly cameraId: string }
  | { readonly kind: 'region'; readonly regionSpecification: string };

/** What an incident says (spec 3, payloads), in a form that can be shown whatever the instance sent. */
export type IncidentMessage =
  | {
      readonly kind: 'intervention';
      readonly interventionType: string;
      readonly title: string;
      readonly description: string;
      readonly severity: Severity;
      readonly issue: string | null;
      readonly temperatureRating: string | null;
    }
  | {
      readonly kind: 'documentation';
      readonly classification: string;
      readonly specification: string | null;
      readonly description: string;
      readonly time: DocumentationTime;
      readonly place: DocumentationPlace;
      /** Why it is hidden; null where it is not. */
      readonly hiddenReason: string | null;
    }
  | { readonly kind: 'hidden'; readonly reason: string }
  | {
      readonly kind: 'barn-state';
      readonly description: string;
      readonly cameraId: string | null;
      readonly animalCount: number | null;
    }
  /** A generic incident, and the readable fallback for types and payloads that this client does not know. */
  | {
      readonly kind: 'open';
      readonly title: string | null;
      readonly description: string;
      readonly severity: Severity | null;
      readonly facts: Facts;
    };

const severity = v.picklist(severities);

const intervention = v.pipe(
  v.object({
    type: v.string(),
    title: v.string(),
    description: v.string(),
    severity,
    issue: v.nullish(v.string(), null),
    typeSpecificPayload: v.nullish(v.object({ temperatureRating: v.nullish(v.string(), null) })),
  }),
  v.transform(
    ({ type, typeSpecificPayload, ...shown }): IncidentMessage => ({
      kind: 'intervention',
      interventionType: type,
      ...shown,
      temperatureRating: typeSpecificPayload?.temperatureRating ?? null,
    }),
  ),
);

const place = v.variant('kind', [
  v.object({ kind: v.literal('global') }),
  v.object({ kind: v.literal('camera'), cameraId: v.string() }),
  v.object({ kind: v.literal('region'), regionSpecification: v.string() }),
]);

const documentation = v.pipe(
  v.object({
    classification: v.string(),
    description: v.string(),
    specification: v.nullish(v.object({ type: v.string() })),
    startTimestamp: v.nullish(moment),
    endTimestamp: v.nullish(moment),
    timestamp: v.nullish(moment),
    location: place,
  }),
  v.transform(
    ({ classification, description, specification, location, ...times }): IncidentMessage => ({
      kind: 'documentation',
      classification,
      specification: specification?.type ?? null,
      description: plainText(description),
      time: documentationTime(times),
      place: location,
      hiddenReason: null,
    }),
  ),
);

const hidden = v.pipe(
  v.object({ reason: v.string() }),
  v.transform(({ reason }): IncidentMessage => ({ kind: 'hidden', reason })),
);

const barnState = v.pipe(
  v.object({
    description: v.nullish(v.string(), ''),
    cameraId: v.nullish(v.string(), null),
    animalCount: v.nullish(v.number(), null),
  }),
  v.transform((shown): IncidentMessage => ({ kind: 'barn-state', ...shown })),
);

const schemas = new Map<string, v.GenericSchema<unknown, IncidentMessage>>([
  ['barnIntervention', intervention],
  ['barnDocumentation', v.union([documentation, hidden])],
  ['barnState', barnState],
]);

/** Reads the payload of an incident. Never throws: what does not fit its type is shown fact by fact. */
export function readMessage(type: string, payload: unknown): IncidentMessage {
  const schema = schemas.get(type);
  const reading = schema && v.safeParse(schema, payload);
  return reading?.success ? reading.output : openMessage(payload);
}

function openMessage(payload: unknown): IncidentMessage {
  const { title, description, severity: named, ...rest } = isRecord(payload) ? payload : { payload };
  const known = v.safeParse(severity, named);
  return {
    kind: 'open',
    title: typeof title === 'string' ? title : null,
    description: typeof description === 'string' ? description : '',
    severity: known.success ? known.output : null,
    facts: factsOf({
      ...rest,
      ...(known.success ? {} : { severity: named }),
      ...(typeof title === 'string' ? {} : { title }),
      ...(typeof description === 'string' ? {} : { description }),
    }),
  };
}

function documentationTime(times: {
  readonly startTimestamp?: number | null | undefined;
  readonly endTimestamp?: number | null | undefined;
  readonly timestamp?: number | null | undefined;
}): DocumentationTime {
  const { startTimestamp: start, endTimestamp: end, timestamp } = times;
  if (typeof start === 'number' && typeof end === 'number') return { kind: 'span', start, end };
  const at = timestamp ?? start ?? end;
  return typeof at === 'number' ? { kind: 'moment', at } : { kind: 'unknown' };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
