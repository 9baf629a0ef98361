// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import { fallback, maxValue, minValue, nullish, number, object, optional, pipe, string, unknown, type InferOutput } from 'valibot';
import { openWord } from '../../open-word';
import { identifier, point, timestampMs } from './entities';

export const interventionType = /* @__PURE__ */ openWord<'climate' | 'moisture' | 'technical' | 'stress' | 'health' | 'other'>();
export type InterventionType = InferOutput<typeof interventionType>;

export const severity = /* @__PURE__ */ openWord<'none' | 'low' | 'middle' | 'high'>();
export type Severity = InferOutput<typeof severity>;

export const documentationLocation = /* @__PURE__ */ object({ kind: /* @__PURE__ */ openWord<'global' | 'camera' | 'region'>(), cameraId: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()), regionSpecification: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()) });
export type DocumentationLocation = InferOutput<typeof documentationLocation>;

export const barnStateName = /* @__PURE__ */ openWord<'barnEmpty' | 'barnPartlyFull' | 'barnFull' | 'deadAnimalExists' | 'noDeadAnimal' | 'faultExists'>();
export type BarnStateName = InferOutput<typeof barnStateName>;

export const barnFault = /* @__PURE__ */ openWord<'cameraSilent' | 'recordingStopped' | 'diskFilling' | 'storeAway' | 'clockJumped' | 'detectorSilent' | 'lensDirty' | 'cameraMoved' | 'pictureFrozen'>();
export type BarnFault = InferOutput<typeof barnFault>;

export const barnInterventionPayload = /* @__PURE__ */ object({ type: interventionType, title: /* @__PURE__ */ string(), description: /* @__PURE__ */ string(), severity: severity, issue: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null), typeSpecificPayload: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ object({ temperatureRating: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), cameraId: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(identifier), undefined), timestamp: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined) })), undefined) });
export type BarnInterventionPayload = InferOutput<typeof barnInterventionPayload>;

export const barnDocumentationPayload = /* @__PURE__ */ object({ classification: /* @__PURE__ */ string(), description: /* @__PURE__ */ string(), specification: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ object({ type: /* @__PURE__ */ string() })), undefined), startTimestamp: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined), endTimestamp: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined), timestamp: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined), location: documentationLocation });
export type BarnDocumentationPayload = InferOutput<typeof barnDocumentationPayload>;

export const hideReasonPayload = /* @__PURE__ */ object({ reason: /* @__PURE__ */ string() });
export type HideReasonPayload = InferOutput<typeof hideReasonPayload>;

export const barnStatePayload = /* @__PURE__ */ object({ state: barnStateName, description: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), cameraId: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(identifier), undefined), position: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(point), undefined), animalCount: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1000000))), undefined), outcome: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ openWord<'collected' | 'notDead'>()), undefined), fault: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(barnFault), undefined) });
export type BarnStatePayload = InferOutput<typeof barnStatePayload>;

export const genericPayload = /* @__PURE__ */ object({ title: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), description: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), severity: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(severity), undefined) });
export type GenericPayload = InferOutput<typeof genericPayload>;
