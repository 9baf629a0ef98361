import { answers, type Row, refuses } from '../row';

const unknownIncident = { path: { incidentId: 'none' } };
const closed = { path: { incidentId: '{incident}' } };
const attached = { path: { incidentId: '{incident}', attachmentId: '{attachment}' } };
const attachmentGone = { path: { incidentId: '{incident}', attachmentId: '{attachmentGone}' } };
const picture = (identifier: string) => ({ attachment: { identifier, content: '{picture}' } });
const payload = {
  type: 'climate',
  title: 'Draft at the north door',
  description: 'New seal fitted.',
  severity: 'low',
  issue: 'draft',
};
const event = (identifier: string, incidentId = '{incident}') => ({
  body: { incidentEventData: { incidentId, identifier, trigger: 'noIssueDetected', payload } },
});

/** Incidents and their events. */
export const incidentCalls: readonly Row[] = [
  answers('GET api/incidents/handlers/{incidentType}/{simplified}', 200),
  answers('GET api/incidents/handlers/{incidentType}/{simplified}', 200, {
    path: { incidentType: 'barnDocumentation', simplified: false },
  }),
  refuses('GET api/incidents/handlers/{incidentType}/{simplified}', 404, 'route-unknown', { at: 'senator' }),
  answers('POST api/incidents/', 201, {
    keep: { incident: 'incident.incidentId', firstEvent: 'incidentEvent.incidentEventId' },
  }),
  answers('POST api/incidents/', 200),
  refuses('POST api/incidents/', 404, 'route-unknown', { at: 'senator' }),
  answers('POST api/incidents/{incidentId}/attachments', 201, {
    ...closed,
    keep: { attachment: 'attachment.attachmentId' },
  }),
  answers('POST api/incidents/{incidentId}/attachments', 200, closed),
  refuses('POST api/incidents/{incidentId}/attachments', 404, 'incident-unknown', unknownIncident),
  refuses('POST api/incidents/{incidentId}/attachments', 400, 'attachment-rejected', {
    ...closed,
    body: { attachment: { identifier: 'conformance-0', content: 'YWJjZA==' } },
  }),
  answers('POST api/incidents/{incidentId}/attachments', 201, {
    ...closed,
    body: picture('conformance-6'),
    keep: { attachmentGone: 'attachment.attachmentId' },
  }),
  answers('DELETE api/incidentAttachments/{incidentId}/{attachmentId}', 200, attachmentGone),
  refuses('DELETE api/incidentAttachments/{incidentId}/{attachmentId}', 404, 'attachment-unknown', attachmentGone),
  answers('GET api/incidents/{incidentId}/attachments', 200, closed),
  refuses('GET api/incidents/{incidentId}/attachments', 404, 'incident-unknown', unknownIncident),
  answers('GET api/incidentAttachments/{incidentId}/{attachmentId}', 200, attached),
  refuses('GET api/incidentAttachments/{incidentId}/{attachmentId}', 404, 'attachment-unknown', closed),
  refuses('POST api/incidents/', 409, 'trigger-not-allowed', {
    body: { incidentData: { type: 'generic', identifier: 'conformance-1', trigger: 'hide', payload: { reason: 'x' } } },
  }),
  refuses('POST api/incidents/', 400, 'payload-rejected', {
    body: { incidentData: { type: 'barnState', identifier: 'conformance-2', trigger: 'stateDetected', payload: {} } },
  }),
  answers('POST api/incidents/query', 200),
  answers('POST api/incidents/queryOne', 200),
  refuses('POST api/incidents/query', 400, 'unknown-field', { body: { query: { secret: 1 } } }),
  answers('POST api/incidentEvents', 201, {
    ...event('conformance-3'),
    keep: { secondEvent: 'incidentEvent.incidentEventId' },
  }),
  answers('POST api/incidentEvents', 200, event('conformance-3')),
  refuses('POST api/incidentEvents', 404, 'incident-unknown', event('conformance-4', 'none')),
  answers('POST api/incidentEvents/query', 200),
  answers('POST api/incidentEvents/queryOne', 200, { body: { query: { incidentId: '{incident}' } } }),
  refuses('DELETE api/incidentEvents/{incidentEventId}', 409, 'first-event-needed', {
    path: { incidentEventId: '{firstEvent}' },
  }),
  answers('DELETE api/incidentEvents/{incidentEventId}', 200, { path: { incidentEventId: '{secondEvent}' } }),
  refuses('DELETE api/incidentEvents/{incidentEventId}', 404, 'incident-event-unknown', {
    path: { incidentEventId: '{secondEvent}' },
  }),
  answers('PUT api/incidents/{incidentId}', 200, closed),
  refuses('PUT api/incidents/{incidentId}', 409, 'incident-closed', closed),
  refuses('PUT api/incidents/{incidentId}', 404, 'incident-unknown', unknownIncident),
  refuses('POST api/incidents/{incidentId}/attachments', 409, 'incident-closed', {
    ...closed,
    body: picture('conformance-7'),
  }),
  refuses('DELETE api/incidentAttachments/{incidentId}/{attachmentId}', 409, 'incident-closed', attached),
  refuses('POST api/incidentEvents', 409, 'incident-closed', event('conformance-5')),
  answers('DELETE api/incidents/{incidentId}', 200, closed),
  refuses('DELETE api/incidents/{incidentId}', 404, 'incident-unknown', closed),
];

export const watchdogCalls: readonly Row[] = [
  answers('POST api/watchdogs/queryOne', 200),
  answers('POST api/watchdogs/schedule/speed', 201, { keep: { watchdog: 'watchdog.watchdogId' } }),
  refuses('POST api/watchdogs/schedule/speed', 409, 'watchdog-exists'),
  answers('POST api/watchdogs/queryOne', 200),
  answers('PATCH api/watchdogs/{watchdogId}', 200, { path: { watchdogId: '{watchdog}' } }),
  refuses('PATCH api/watchdogs/{watchdogId}', 404, 'watchdog-unknown', { path: { watchdogId: 'none' } }),
];
