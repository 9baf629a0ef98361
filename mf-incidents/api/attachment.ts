import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/answers';
import { urlPath } from '@barnwatch/shared/auth-client';
import * as v from 'valibot';
import { moment } from './moment';

const attachment = v.object({
  attachmentId: v.pipe(v.string(), v.minLength(1)),
  width: v.optional(v.number(), 0),
  height: v.optional(v.number(), 0),
  caption: v.optional(v.string(), ''),
  cameraId: v.optional(v.nullable(v.string()), null),
  capturedAt: v.optional(v.nullable(moment), null),
  createdAt: moment,
  authorName: v.optional(v.string(), ''),
});

/** A picture that belongs to an incident. */
export type Attachment = Readonly<v.InferOutput<typeof attachment>>;

const answer = v.object({ attachments: v.array(v.unknown()) });

/** Reads `data` of `GET api/incidents/{id}/attachments`; a record that cannot be read is left out. @throws {v.ValiError} */
function parseAttachments(data: unknown): readonly Attachment[] {
  return v.parse(answer, data).attachments.flatMap((record) => {
    const reading = v.safeParse(attachment, record);
    return reading.success ? [reading.output] : [];
  });
}

/** The pictures of an incident. A barn of an earlier version has none: it answers 404. Needs `incidents.view`. */
export function useAttachments(incidentId: string): BarnAnswer<readonly Attachment[]> {
  return useBarnAnswer('incident-attachments', urlPath`api/incidents/${incidentId}/attachments`, {
    parse: parseAttachments,
  });
}

/** Path of the file, always a JPEG. */
export function attachmentPath(incidentId: string, attachmentId: string): string {
  return urlPath`api/incidents/${incidentId}/attachments/${attachmentId}`;
}
