import type { Severity } from '@barnwatch/shared/wire';
import * as v from 'valibot';
import type { Incident } from '../../incident-records/record/incident';
import { severities } from '../../incident-records/record/incident-message';

/** A moment of a camera that an intervention is about. */
const momentSchema = v.object({ cameraId: v.pipe(v.string(), v.minLength(1)), timeMs: v.number() });

export type CameraMoment = v.InferOutput<typeof momentSchema>;

/** What the form holds; also the shape in which a draft is kept. */
export const interventionValuesSchema = v.object({
  type: v.nullable(v.string()),
  title: v.string(),
  description: v.string(),
  severity: v.picklist(severities),
  issue: v.nullable(v.string()),
  temperatureRating: v.nullable(v.string()),
  /** “Issue still persists”. */
  persists: v.boolean(),
  moment: v.nullable(momentSchema),
});

export interface InterventionValues {
  readonly type: string | null;
  readonly title: string;
  readonly description: string;
  readonly severity: Severity;
  readonly issue: string | null;
  readonly temperatureRating: string | null;
  readonly persists: boolean;
  readonly moment: CameraMoment | null;
}

/** Product 9.4: 4 levels, default index 2. */
const defaultSeverity = severities[2];

/** Product 4.2: the issue persists by default. */
export function newIntervention(moment: CameraMoment | null): InterventionValues {
  return {
    type: null,
    title: '',
    description: '',
    severity: defaultSeverity,
    issue: null,
    temperatureRating: null,
    persists: true,
    moment,
  };
}

const payloadSchema = v.object({
  type: v.fallback(v.nullable(v.string()), null),
  title: v.fallback(v.string(), ''),
  description: v.fallback(v.string(), ''),
  severity: v.fallback(v.picklist(severities), defaultSeverity),
  issue: v.fallback(v.nullable(v.string()), null),
  typeSpecificPayload: v.fallback(
    v.object({
      temperatureRating: v.fallback(v.nullable(v.string()), null),
      cameraId: v.fallback(v.nullable(v.string()), null),
      timestamp: v.fallback(v.nullable(v.number()), null),
    }),
    { temperatureRating: null, cameraId: null, timestamp: null },
  ),
});

/** What a payload says, as far as the form has a field for it. */
export function valuesOfPayload(payload: unknown, persists: boolean): InterventionValues {
  const reading = v.safeParse(payloadSchema, payload);
  if (!reading.success) return { ...newIntervention(null), persists };
  const { typeSpecificPayload: more, ...said } = reading.output;
  const moment =
    more.cameraId !== null && more.timestamp !== null ? { cameraId: more.cameraId, timeMs: more.timestamp } : null;
  return { ...said, temperatureRating: more.temperatureRating, persists, moment };
}

/** Product 4.2: when editing, the box starts ticked if the state is actionRequired. */
export function valuesOfIncident({ payload, state }: Pick<Incident, 'payload' | 'state'>): InterventionValues {
  return valuesOfPayload(payload, state === 'actionRequired');
}
