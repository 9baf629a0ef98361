import { sendFileCall } from '@barnwatch/shared/answers';
import type { InstanceClient, RequestError } from '@barnwatch/shared/auth-client';
import {
  keptSource,
  type PictureFailure,
  type PictureSource,
  pictureFailure,
  readPictureFile,
} from '@barnwatch/shared/pictures';
import { mostPictureBytes } from '@barnwatch/shared/pictures/files';
import type { Recording } from '@barnwatch/shared/wire/calls';

/** One picture, or ten that move. */
export type ThumbnailForm = 'image' | 'gif';

const calls = {
  image: 'GET api/recordings/thumbnail/image/{recordingId}',
  gif: 'GET api/recordings/thumbnail/gif/{recordingId}',
} as const;

/** Ten pictures of a recording that is drawn when it is asked for. */
const timeoutMs = 20_000;

/** @param prefix what the keys of all recorded pictures of the camera begin with: privacy forgets thumbnails, too */
export function thumbnailSource(
  client: InstanceClient,
  prefix: string,
  { recordingId, start }: Pick<Recording, 'recordingId' | 'start'>,
  form: ThumbnailForm,
): PictureSource {
  const source: PictureSource = {
    key: `${prefix}${recordingId}/${form}`,
    read: async (signal) => {
      const options = { signal, maxBytes: mostPictureBytes, timeoutMs };
      const file = await readPictureFile(await sendFileCall(client, calls[form], { path: { recordingId } }, options));
      switch (file.kind) {
        case 'picture':
          return { kind: 'picture', blob: file.blob, capturedAt: start };
        case 'damaged':
          return { kind: 'failed', failure: file };
        case 'refused':
          return { kind: 'failed', failure: failureOf(file.error) };
      }
    },
  };
  // What moves is ten times as large, and says no more without a line.
  return form === 'image' ? keptSource(prefix, source, `thumbnail ${recordingId}`) : source;
}

/** A recording that was listed and is not there any more was deleted since, by its age or by somebody. */
function failureOf(error: RequestError): PictureFailure {
  return error.code === 'not-found' ? { kind: 'gone', error } : pictureFailure(error);
}
