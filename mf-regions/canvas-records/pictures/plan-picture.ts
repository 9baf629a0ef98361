import { sendFileCall } from '@barnwatch/shared/answers';
import type { InstanceClient, InstanceView } from '@barnwatch/shared/auth-client';
import { type PictureAnswer, type PictureSource, pictureFailure, readPictureFile } from '@barnwatch/shared/pictures';
import { mostPictureBytes } from '@barnwatch/shared/pictures/files';

/** `GET api/canvasPictures/{canvasPictureId}`: it never changes. Needs `canvases.view`. */
export function planPicture(
  client: InstanceClient,
  { globalUniqueIdentifier, accountId }: Pick<InstanceView, 'globalUniqueIdentifier' | 'accountId'>,
  canvasPictureId: string,
): PictureSource {
  const read = async (signal: AbortSignal): Promise<PictureAnswer> => {
    const file = await readPictureFile(
      await sendFileCall(
        client,
        'GET api/canvasPictures/{canvasPictureId}',
        { path: { canvasPictureId } },
        { signal, maxBytes: mostPictureBytes },
      ),
    );
    switch (file.kind) {
      case 'picture':
        // Nobody is told when a plan was drawn.
        return { kind: 'picture', blob: file.blob, capturedAt: 0 };
      case 'damaged':
        return { kind: 'failed', failure: file };
      case 'refused':
        return { kind: 'failed', failure: pictureFailure(file.error) };
    }
  };
  const parts = [globalUniqueIdentifier, accountId ?? '', canvasPictureId].map(encodeURIComponent);
  return { key: `canvas-plan/${parts.join('/')}`, read };
}
