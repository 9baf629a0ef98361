// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import { array, boolean, fallback, maxValue, minValue, nullish, number, object, optional, pipe, record, string, unknown, type InferOutput } from 'valibot';
import { call, inOrder } from '../../call';
import { openWord } from '../../open-word';
import { readableItems } from '../../readable-items';
import { identifier, page, timestampMs } from './entities';

export const incidentState = /* @__PURE__ */ openWord<'created' | 'hidden' | 'actionRequired' | 'closed' | 'solved' | 'issueResolved' | 'barnEmpty' | 'barnPartlyFull' | 'barnFull' | 'deadAnimalExists' | 'noDeadAnimal' | 'faultExists'>();
export type IncidentState = InferOutput<typeof incidentState>;

export const incident = /* @__PURE__ */ object({ incidentId: identifier, type: /* @__PURE__ */ openWord<'barnIntervention' | 'barnDocumentation' | 'barnState' | 'generic'>(), state: incidentState, openedAt: timestampMs, lastUpdated: timestampMs, closedAt: /* @__PURE__ */ nullish(timestampMs, null), identifier: /* @__PURE__ */ string(), messagePayload: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()), globalUniqueIdentifier: identifier, barnName: /* @__PURE__ */ string(), realWorldName: /* @__PURE__ */ string(), isPublicOpen: /* @__PURE__ */ boolean(), attachmentIds: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ array(identifier)), undefined) });
export type Incident = InferOutput<typeof incident>;

export const incidentType = /* @__PURE__ */ openWord<'barnDocumentation' | 'barnIntervention' | 'barnState' | 'generic'>();
export type IncidentType = InferOutput<typeof incidentType>;

export const incidentTrigger = /* @__PURE__ */ openWord<'create' | 'hide' | 'issueDetected' | 'noIssueDetected' | 'stateDetected' | 'close'>();
export type IncidentTrigger = InferOutput<typeof incidentTrigger>;

export const incidentIssue = /* @__PURE__ */ object({ issue: /* @__PURE__ */ string(), title: /* @__PURE__ */ object({ en: /* @__PURE__ */ string(), de: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined) }) });
export type IncidentIssue = InferOutput<typeof incidentIssue>;

export const incidentHandler = /* @__PURE__ */ object({ type: incidentType, triggers: /* @__PURE__ */ readableItems(/* @__PURE__ */ object({ trigger: incidentTrigger, from: /* @__PURE__ */ array(incidentState), to: /* @__PURE__ */ array(incidentState) })), typeSetup: /* @__PURE__ */ readableItems(/* @__PURE__ */ object({ type: /* @__PURE__ */ string(), title: /* @__PURE__ */ object({ en: /* @__PURE__ */ string(), de: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined) }), issues: /* @__PURE__ */ readableItems(incidentIssue) })), payloadSchema: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ record(/* @__PURE__ */ string(), /* @__PURE__ */ unknown())), undefined) });
export type IncidentHandler = InferOutput<typeof incidentHandler>;

export const incidentPayload = /* @__PURE__ */ unknown();
export type IncidentPayload = InferOutput<typeof incidentPayload>;

export const incidentEvent = /* @__PURE__ */ object({ incidentEventId: identifier, incidentId: identifier, trigger: incidentTrigger, state: incidentState, payload: /* @__PURE__ */ fallback(/* @__PURE__ */ nullish(incidentPayload), undefined), eventTimestamp: timestampMs, globalUniqueIdentifier: identifier, realWorldName: /* @__PURE__ */ string(), accountId: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null), authorName: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), identifier: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined) });
export type IncidentEvent = InferOutput<typeof incidentEvent>;

export const incidentAttachment = /* @__PURE__ */ object({ attachmentId: identifier, incidentId: identifier, identifier: /* @__PURE__ */ string(), sizeBytes: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1)), width: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(2048)), height: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(2048)), caption: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), cameraId: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(identifier), undefined), capturedAt: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined), createdAt: timestampMs, accountId: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null), authorName: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined) });
export type IncidentAttachment = InferOutput<typeof incidentAttachment>;

/** Incidents. */
export const queryIncidents = /* @__PURE__ */ call('POST api/incidents/query', /* @__PURE__ */ object({ page: page }), { incidents: /* @__PURE__ */ inOrder(incident) });

/** One incident. */
export const queryOneIncident = /* @__PURE__ */ call('POST api/incidents/queryOne', /* @__PURE__ */ object({ incident: /* @__PURE__ */ nullish(incident, null) }), {  });

/** How a type of incident is handled. */
export const readIncidentHandler = /* @__PURE__ */ call('GET api/incidents/handlers/{incidentType}/{simplified}', /* @__PURE__ */ object({ handler: incidentHandler }), {  });

/** Create an incident. */
export const createIncident = /* @__PURE__ */ call('POST api/incidents/', /* @__PURE__ */ object({ incident: incident, incidentEvent: incidentEvent }), {  });

/** Close an incident. */
export const closeIncident = /* @__PURE__ */ call('PUT api/incidents/{incidentId}', /* @__PURE__ */ object({ incident: incident }), {  });

/** Delete an incident. */
export const deleteIncident = /* @__PURE__ */ call('DELETE api/incidents/{incidentId}', /* @__PURE__ */ object({  }), {  });

/** Pictures attached to an incident. */
export const listIncidentAttachments = /* @__PURE__ */ call('GET api/incidents/{incidentId}/attachments', /* @__PURE__ */ object({  }), { attachments: /* @__PURE__ */ inOrder(incidentAttachment) });

/** Attach a picture to an incident. */
export const attachToIncident = /* @__PURE__ */ call('POST api/incidents/{incidentId}/attachments', /* @__PURE__ */ object({ attachment: incidentAttachment }), {  });

/** Take a picture away from an open incident. */
export const removeIncidentAttachment = /* @__PURE__ */ call('DELETE api/incidentAttachments/{incidentId}/{attachmentId}', /* @__PURE__ */ object({  }), {  });

/** Events of incidents. */
export const queryIncidentEvents = /* @__PURE__ */ call('POST api/incidentEvents/query', /* @__PURE__ */ object({ page: page }), { incidentEvents: /* @__PURE__ */ inOrder(incidentEvent) });

/** One event. */
export const queryOneIncidentEvent = /* @__PURE__ */ call('POST api/incidentEvents/queryOne', /* @__PURE__ */ object({ incidentEvent: /* @__PURE__ */ nullish(incidentEvent, null) }), {  });

/** Add an event to an incident. */
export const triggerIncidentEvent = /* @__PURE__ */ call('POST api/incidentEvents', /* @__PURE__ */ object({ incidentEvent: incidentEvent, incident: incident }), {  });

/** Delete an event. */
export const deleteIncidentEvent = /* @__PURE__ */ call('DELETE api/incidentEvents/{incidentEventId}', /* @__PURE__ */ object({ incident: incident }), {  });
