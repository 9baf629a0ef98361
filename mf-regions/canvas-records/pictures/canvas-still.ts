import { sendFileCall } from '@barnwatch/shared/answers';
import type { InstanceClient, InstanceView } from '@barnwatch/shared/auth-client';
import {
  momentsOf,
  type PictureAnswer,
  type PictureSource,
  pictureFailure,
  readPictureFile,
} from '@barnwatch/shared/pictures';
import { mostPictureBytes, readCaptureTime } from '@barnwatch/shared/pictures/files';

export interface CanvasStill {
  readonly cameraId: string;
  /** In device pixels, of the whole picture. */
  readonly height: number;
  /** The camera gives none now: the one that was marked for that is asked for. */
  readonly isFallback: boolean;
  /** ms since 1970 UTC: stills of another visit are other pictures. */
  readonly since: number;
}

/** Heights that are asked for, px: one that is drawn somewhat larger is no other picture. */
const heights = [90, 180, 360, 720, 1080] as const;

/** @param height as it is drawn, of the whole picture, in device pixels */
export function askedHeight(height: number): number {
  return heights.find((one) => one >= height) ?? 1080;
}

/** `GET api/cameras/{cameraId}/still`. Needs `cameras.view`. */
export function canvasStill(
  client: InstanceClient,
  barn: Pick<InstanceView, 'globalUniqueIdentifier' | 'accountId'>,
  { cameraId, height, isFallback, since }: CanvasStill,
): PictureSource {
  const read = async (signal: AbortSignal): Promise<PictureAnswer> => {
    const file = await readPictureFile(
      await sendFileCall(
        client,
        'GET api/cameras/{cameraId}/still',
        { path: { cameraId }, query: { resizeY: height, ...(isFallback && { forceFallback: true }) } },
        { signal, maxBytes: mostPictureBytes },
      ),
    );
    switch (file.kind) {
      case 'picture': {
        const time = readCaptureTime(file.headers, Number.POSITIVE_INFINITY);
        return { kind: 'picture', blob: file.blob, capturedAt: time.kind === 'known' ? time.at : since };
      }
      case 'damaged':
        return { kind: 'failed', failure: file };
      case 'refused':
        return { kind: 'failed', failure: pictureFailure(file.error) };
    }
  };
  const kind = isFallback ? 'fallback' : 'still';
  return { key: `${momentsOf(barn, cameraId)}canvas/${kind}/${since}/${height}`, read };
}
