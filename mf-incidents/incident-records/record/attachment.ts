import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import { type AnswerOf, type IncidentAttachment, listIncidentAttachments } from '@barnwatch/shared/wire/calls';

/** A picture that belongs to an incident. */
export type Attachment = Readonly<IncidentAttachment>;

function attachmentsOf({ attachments }: AnswerOf<typeof listIncidentAttachments>): readonly Attachment[] {
  return attachments;
}

/** The pictures of an incident. A barn of an earlier version has none: it answers 404. Needs `incidents.view`. */
export function useAttachments(incidentId: string): BarnReading<readonly Attachment[]> {
  return useReading(listIncidentAttachments, { path: { incidentId }, keep: true }, attachmentsOf);
}
