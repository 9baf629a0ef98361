import type { OutboxWrite } from '@barnwatch/shared/outbox';
import type { InterventionValues } from './intervention-values';
import { temperatureRatingOf } from './temperature';
import { issuesOf, type TypeSetup } from './type-setup';

type Payload = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The payload of checked values.
 *
 * @param before payload that is edited: what the form has no field for stays as it is
 */
export function payloadOf(values: InterventionValues, setup: TypeSetup, before: unknown = null): Payload {
  const kept = isRecord(before) ? before : {};
  const keptMore = isRecord(kept.typeSpecificPayload) ? kept.typeSpecificPayload : {};
  const { type, title, description, severity, issue, moment } = values;
  const rating = temperatureRatingOf(type, issue, values.temperatureRating);
  const { temperatureRating: _rated, ...unrated } = keptMore;
  const more = {
    ...unrated,
    ...(rating !== null && { temperatureRating: rating }),
    ...(moment !== null && { cameraId: moment.cameraId, timestamp: Math.round(moment.timeMs) }),
  };
  const { typeSpecificPayload: _more, ...rest } = kept;
  return {
    ...rest,
    type,
    title: title.trim(),
    description: description.trim(),
    severity,
    issue: issuesOf(type, setup).length > 0 ? issue : null,
    ...(Object.keys(more).length > 0 && { typeSpecificPayload: more }),
  };
}

/** Product 4.2: ticked sends 'issueDetected', unticked 'noIssueDetected'. */
function triggerOf({ persists }: Pick<InterventionValues, 'persists'>): 'issueDetected' | 'noIssueDetected' {
  return persists ? 'issueDetected' : 'noIssueDetected';
}

/** What the form is about. */
export type FormSubject =
  | { readonly kind: 'new' }
  /** A further event of an intervention; `payload` is its latest. */
  | { readonly kind: 'incident'; readonly incidentId: string; readonly payload: unknown };

export function interventionWrite(values: InterventionValues, setup: TypeSetup, subject: FormSubject): OutboxWrite {
  const trigger = triggerOf(values);
  switch (subject.kind) {
    case 'new':
      return { call: 'create-incident', type: 'barnIntervention', trigger, payload: payloadOf(values, setup) };
    case 'incident': {
      const payload = payloadOf(values, setup, subject.payload);
      return { call: 'add-event', incidentId: subject.incidentId, incidentType: 'barnIntervention', trigger, payload };
    }
  }
}
