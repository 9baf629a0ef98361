import { sendFileCall } from '@barnwatch/shared/answers';
import type { InstanceClient, InstanceView } from '@barnwatch/shared/auth-client';
import { keptSource, momentsOf, type PictureSource, pictureFailure, readPictureFile } from '@barnwatch/shared/pictures';
import { mostPictureBytes, readCaptureTime } from '@barnwatch/shared/pictures/files';

/** The newest picture of a camera. Needs `cameras.view`. @param asked another number is another question */
export function stillSource(
  client: InstanceClient,
  barn: Pick<InstanceView, 'globalUniqueIdentifier' | 'accountId'>,
  cameraId: string,
  asked: number,
): PictureSource {
  const source: PictureSource = {
    // Among the moments of the camera: privacy mode takes it away with them.
    key: `${momentsOf(barn, cameraId)}now/${asked}`,
    async read(signal) {
      const file = await readPictureFile(
        await sendFileCall(
          client,
          'GET api/cameras/{cameraId}/still',
          { path: { cameraId }, query: {} },
          { signal, maxBytes: mostPictureBytes },
        ),
      );
      switch (file.kind) {
        case 'picture': {
          const time = readCaptureTime(file.headers, Number.POSITIVE_INFINITY);
          return { kind: 'picture', blob: file.blob, capturedAt: time.kind === 'known' ? time.at : Date.now() };
        }
        case 'damaged':
          return { kind: 'failed', failure: file };
        case 'refused':
          return { kind: 'failed', failure: pictureFailure(file.error) };
      }
    },
  };
  return keptSource(momentsOf(barn, cameraId), source, 'now');
}
