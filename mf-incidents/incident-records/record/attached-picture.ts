import { sendFileCall } from '@barnwatch/shared/answers';
import type { InstanceClient } from '@barnwatch/shared/auth-client';
import { type PictureSource, pictureFailure, readPictureFile } from '@barnwatch/shared/pictures';
import type { Attachment } from './attachment';
import { keepAttachment, readKeptAttachment } from './kept-attachments';

const mostBytes = 4_000_000;

/** The file of an attachment: from this device where it was fetched before, for it never changes. */
export function attachedPicture(
  client: InstanceClient,
  accountId: string,
  incidentId: string,
  { attachmentId, capturedAt, createdAt }: Attachment,
): PictureSource {
  const place = { instanceId: client.instanceId, accountId, incidentId, attachmentId };
  return {
    key: `attachment/${encodeURIComponent(incidentId)}/${encodeURIComponent(attachmentId)}`,
    read: async (signal) => {
      const kept = await readKeptAttachment(place);
      if (kept) return { kind: 'picture', blob: kept, capturedAt: capturedAt ?? createdAt };
      const file = await readPictureFile(
        await sendFileCall(
          client,
          'GET api/incidentAttachments/{incidentId}/{attachmentId}',
          { path: { incidentId, attachmentId } },
          { signal, maxBytes: mostBytes },
        ),
      );
      switch (file.kind) {
        case 'picture':
          void keepAttachment(place, file.blob, Date.now());
          return { kind: 'picture', blob: file.blob, capturedAt: capturedAt ?? createdAt };
        case 'damaged':
          return { kind: 'failed', failure: file };
        case 'refused': {
          const failure = pictureFailure(file.error);
          // It is on the list: whoever has it no longer has removed it.
          return { kind: 'failed', failure: failure.kind === 'not-recorded' ? { ...failure, kind: 'gone' } : failure };
        }
      }
    },
  };
}
