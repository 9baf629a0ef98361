import type { Severity } from '@barnwatch/shared/wire';
import {
  barnDocumentationPayload,
  barnInterventionPayload,
  barnStatePayload,
  type DocumentationLocation,
  hideReasonPayload,
} from '@barnwatch/shared/wire/calls';
import * as v from 'valibot';
import { type Facts, factsOf } from './facts';
import { plainText } from './plain-text';

export const severities = ['none', 'low', 'middle', 'high'] as const satisfies readonly Severity[];

/** When something documented happened: in a span, at one moment, or not told. Times in ms since 1970 UTC. */
export type DocumentationTime =
  | { readonly kind: 'span'; readonly start: number; readonly end: number }
  | { readonly kind: 'moment'; readonly at: number }
  | { readonly kind: 'unknown' };

export type DocumentationPlace =
  | { readonly kind: 'global' }
  | { readonly kind: 'camera'; readonly cameraId: string }
  | { readonly kind: 'region'; readonly regionSpecification: string };

/** What an incident says (product 3.2, 3.4, payloads), in a form that can be shown whatever the instance sent. */
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
      /** What became of an animal that was taken for dead; null where nobody told. */
      readonly outcome: string | null;
      /** What the barn finds wrong with its own technology; null: it is not about that. */
      readonly fault: string | null;
    }
  /** A generic incident, and the readable fallback for types and payloads that this client does not know. */
  | {
      readonly kind: 'open';
      readonly title: string | null;
      readonly description: string;
      readonly severity: Severity | null;
      readonly facts: Facts;
    };

/** Reads a payload of its kind; null where it is none. */
type ReadPayload = (payload: unknown) => IncidentMessage | null;

function isSeverity(word: unknown): word is Severity {
  return severities.some((known) => known === word);
}

function intervention(payload: unknown): IncidentMessage | null {
  const reading = v.safeParse(barnInterventionPayload, payload);
  if (!reading.success) return null;
  const { type, title, description, severity, issue, typeSpecificPayload } = reading.output;
  // A severity that we have no mark for is told as it stands.
  if (!isSeverity(severity)) return null;
  const temperatureRating = typeSpecificPayload?.temperatureRating ?? null;
  return { kind: 'intervention', interventionType: type, title, description, severity, issue, temperatureRating };
}

function documentation(payload: unknown): IncidentMessage | null {
  const reading = v.safeParse(barnDocumentationPayload, payload);
  const place = reading.success ? placeOf(reading.output.location) : null;
  if (!reading.success || place === null) return null;
  const { classification, specification, description, ...times } = reading.output;
  return {
    kind: 'documentation',
    classification,
    specification: specification?.type ?? null,
    description: plainText(description),
    time: documentationTime(times),
    place,
    hiddenReason: null,
  };
}

function placeOf({ kind, cameraId, regionSpecification }: DocumentationLocation): DocumentationPlace | null {
  switch (kind) {
    case 'global':
      return { kind: 'global' };
    case 'camera':
      return typeof cameraId === 'string' ? { kind: 'camera', cameraId } : null;
    case 'region':
      return typeof regionSpecification === 'string' ? { kind: 'region', regionSpecification } : null;
    default:
      return null;
  }
}

function hidden(payload: unknown): IncidentMessage | null {
  const reading = v.safeParse(hideReasonPayload, payload);
  return reading.success ? { kind: 'hidden', ...reading.output } : null;
}

function barnState(payload: unknown): IncidentMessage | null {
  const reading = v.safeParse(barnStatePayload, payload);
  if (!reading.success) return null;
  const { description = '', cameraId = null, animalCount = null, outcome = null, fault = null } = reading.output;
  return { kind: 'barn-state', description, cameraId, animalCount, outcome, fault };
}

const readings = new Map<string, ReadPayload>([
  ['barnIntervention', intervention],
  ['barnDocumentation', (payload) => documentation(payload) ?? hidden(payload)],
  ['barnState', barnState],
]);

/** Reads the payload of an incident. Never throws: what does not fit its type is shown fact by fact. */
export function readMessage(type: string, payload: unknown): IncidentMessage {
  return readings.get(type)?.(payload) ?? openMessage(payload);
}

function openMessage(payload: unknown): IncidentMessage {
  const { title, description, severity: named, ...rest } = isRecord(payload) ? payload : { payload };
  const severity = isSeverity(named) ? named : null;
  return {
    kind: 'open',
    title: typeof title === 'string' ? title : null,
    description: typeof description === 'string' ? description : '',
    severity,
    facts: factsOf({
      ...rest,
      ...(severity === null ? { severity: named } : {}),
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
