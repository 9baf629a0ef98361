import { sendFileCall } from '../../answers/send-file-call';
import type { InstanceClient, InstanceView } from '../../auth-client';
import { readCaptureTime } from '../files/capture-time';
import { mostPictureBytes } from '../files/inspect-picture';
import { pictureKey } from '../files/picture-key';
import { readPictureFile } from '../files/read-picture-file';
import { keptSource } from './kept-pictures';
import { pictureFailure } from './picture-failure';
import type { PictureAnswer, PictureSource } from './recorded-pictures';

/** A camera's picture at a moment. */
export interface RecordedMoment {
  readonly cameraId: string;
  /** ms since 1970 UTC by the barn's clock. */
  readonly moment: number;
  /** In device pixels. */
  readonly height: number;
}

/** What the keys of all recorded pictures of one camera begin with. */
export function momentsOf(barn: Pick<InstanceView, 'globalUniqueIdentifier' | 'accountId'>, cameraId: string): string {
  return `${pictureKey(barn.globalUniqueIdentifier, barn.accountId ?? '', cameraId)}/`;
}

/**
 * `GET api/recordings/frame/{cameraId}/{timestamp}`. Needs `recordings.view`. The barn answers the picture nearest to
 * the moment, at most a minute away.
 */
export function recordedMoment(
  client: InstanceClient,
  prefix: string,
  { cameraId, moment, height }: RecordedMoment,
): PictureSource {
  const timestamp = Math.round(moment);
  const read = async (signal: AbortSignal): Promise<PictureAnswer> => {
    const file = await readPictureFile(
      await sendFileCall(
        client,
        'GET api/recordings/frame/{cameraId}/{timestamp}',
        { path: { cameraId, timestamp }, query: { resizeY: height } },
        { signal, maxBytes: mostPictureBytes },
      ),
    );
    switch (file.kind) {
      case 'picture': {
        // Where the barn does not say when exactly, it is the moment that was asked for, or nearly.
        const time = readCaptureTime(file.headers, Number.POSITIVE_INFINITY);
        return { kind: 'picture', blob: file.blob, capturedAt: time.kind === 'known' ? time.at : timestamp };
      }
      case 'damaged':
        return { kind: 'failed', failure: file };
      case 'refused':
        return { kind: 'failed', failure: pictureFailure(file.error) };
    }
  };
  return keptSource(prefix, { key: `${prefix}${timestamp}/${height}`, read }, `${timestamp} ${height}`);
}
